import { searchKeys } from '../../src/domain/indexFilter.ts';
import { searchIndexPath, searchText } from '../../src/domain/search.ts';
import { SearchBox, type SearchBoxProps } from '../islands/search/SearchBox.tsx';
import { Island } from './Island.tsx';

/** The search box with what it needs: its words, its index, its key in the address. */
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
