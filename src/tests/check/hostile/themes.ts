import type { HostileCase } from './case.ts';
import { affiliateCases } from './cases/affiliate.ts';
import { botWallsCases } from './cases/botWalls.ts';
import { brokenServersCases } from './cases/brokenServers.ts';
import { charsetsCases } from './cases/charsets.ts';
import { contentTypesCases } from './cases/contentTypes.ts';
import { doorsCases } from './cases/doors.ts';
import { encodingsCases } from './cases/encodings.ts';
import { flappingCases } from './cases/flapping.ts';
import { framingCases } from './cases/framing.ts';
import { noWallsCases } from './cases/noWalls.ts';
import { redirectPlacesCases } from './cases/redirectPlaces.ts';
import { redirectsCases } from './cases/redirects.ts';
import { refreshesCases } from './cases/refreshes.ts';
import { refusedTargetsCases } from './cases/refusedTargets.ts';
import { robotsCases } from './cases/robots.ts';
import { robotsRedirectsCases } from './cases/robotsRedirects.ts';
import { slowServersCases } from './cases/slowServers.ts';
import { statusesCases } from './cases/statuses.ts';

/** All cases, theme by theme; the slow ones come first, so that the run does not wait for them at the end. */
export const themes: readonly (readonly HostileCase[])[] = [
  slowServersCases,
  robotsCases,
  refusedTargetsCases,
  affiliateCases,
  botWallsCases,
  brokenServersCases,
  charsetsCases,
  contentTypesCases,
  doorsCases,
  encodingsCases,
  flappingCases,
  framingCases,
  noWallsCases,
  redirectPlacesCases,
  redirectsCases,
  refreshesCases,
  robotsRedirectsCases,
  statusesCases,
];
