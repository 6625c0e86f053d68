import { useEffect, useState } from 'react';
import type { SearchResult } from './engine.ts';
import { loadEngine } from './loadEngine.ts';

export type Results =
  { kind: 'loading' } | { kind: 'failed'; query: string } | ({ kind: 'found'; query: string } & SearchResult);

export function useResults(query: string): Results {
  const [results, setResults] = useState<Results>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    loadEngine()
      .then((search) => search(query))
      .then(
        (result) => {
          if (wanted) setResults({ kind: 'found', query, ...result });
        },
        () => {
          if (wanted) setResults({ kind: 'failed', query });
        },
      );
    return () => {
      wanted = false;
    };
  }, [query]);
  return results;
}
