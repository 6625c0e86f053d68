import { searchKeys } from '../../src/domain/indexFilter.ts';
import { searchIndexPath, searchText } from '../../src/domain/search.ts';
import { SearchBox, type SearchBoxProps } from '../islands/search/SearchBox.tsx';
import { Island } from './Island.tsx';

export function Search({ search }: { search: SearchBoxProps }) {
  return (
    <Island
      name="search"
      component={SearchBox}
      props={search}
      hashKeys={searchKeys}
      data={searchIndexPath}
      failed={search.live ? searchText.failedOnIndex : searchText.failed}
    />
  );
}
