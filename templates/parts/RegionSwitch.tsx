import { regions } from '../../src/domain/offers.ts';

/** Whose shops are shown; script keeps the choice. */
export function RegionSwitch() {
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
