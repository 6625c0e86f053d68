import type { ReactNode } from 'react';
import { Strip, type DisclosureView } from './Strip.tsx';

/** The top of a page made from records. near is the disclosure next to its offers. */
export interface RecordsPageView {
  title: string;
  lede: string;
  feedHref?: string;
  disclosure?: DisclosureView;
  near?: string;
}

export function RecordsPage({ page, children }: { page: RecordsPageView; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={{ parents: [], current: page.title }} disclosure={page.disclosure} />
      <div className="wrap last">
        <div className="title">
          <h1>{page.title}</h1>
          <p className="lede">
            {page.lede}
            {page.feedHref !== undefined && (
              <>
                {' '}
                <a href={page.feedHref}>Follow them as a feed</a>.
              </>
            )}
          </p>
          {page.near !== undefined && (
            <p className="small muted" data-disclosure-near="">
              {page.near}
            </p>
          )}
        </div>
        {children}
      </div>
    </main>
  );
}
