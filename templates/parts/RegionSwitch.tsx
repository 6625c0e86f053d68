import { useContext } from 'react';
import { regions } from '../../src/domain/offers.ts';
import { LabelsContext } from './labels.ts';

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
