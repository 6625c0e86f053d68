import { useContext } from 'react';
import type { Link } from '../../src/domain/data.ts';
import { homePath } from '../../src/domain/routes.ts';
import { regions } from '../../src/domain/offers.ts';
import { LabelsContext } from './labels.ts';

export interface CrumbsView {
  parents: readonly Link[];
  current: string;
}

export interface DisclosureView {
  text: string;
  link: Link;
}

/** Breadcrumb, and the disclosure, which comes before the first link to a shop. */
export function Strip({
  crumbs,
  disclosure,
}: {
  crumbs: CrumbsView;
  disclosure?: DisclosureView | undefined;
}) {
  return (
    <div className="strip">
      <div className="wrap">
        <nav className="crumbs" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={homePath}>Home</a>
            </li>
            {crumbs.parents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li aria-current="page">{crumbs.current}</li>
          </ol>
        </nav>
        {disclosure && (
          <>
            <p className="disc" data-disclosure="">
              {disclosure.text} <a href={disclosure.link.href}>{disclosure.link.label}</a>
            </p>
            <RegionSwitch />
          </>
        )}
      </div>
    </div>
  );
}

export function RegionSwitch() {
  if (!useContext(LabelsContext).regionSwitch) return null;
  return (
    <div className="regions js-only" role="group" aria-label="Shops in">
      <span aria-hidden="true">Shops</span>
      {regions.map((region) => (
        <button key={region} type="button" data-region-choice={region} aria-pressed={false}>
          {region}
        </button>
      ))}
    </div>
  );
}
