import { fileCodes } from './codes/file.ts';
import { schemaCodes } from './codes/schema.ts';
import { yamlCodes } from './codes/yaml.ts';
import { idCodes } from './codes/id.ts';
import { gameCodes } from './codes/game.ts';
import { guideCodes } from './codes/guide.ts';
import { faqCodes } from './codes/faq.ts';
import { offerCodes } from './codes/offer.ts';
import { retailerCodes } from './codes/retailer.ts';
import { homeCodes } from './codes/home.ts';
import { linkCodes } from './codes/link.ts';
import { draftCodes } from './codes/draft.ts';
import { redirectCodes } from './codes/redirect.ts';
import { imageCodes } from './codes/image.ts';
import { seoCodes } from './codes/seo.ts';
import { dateCodes } from './codes/date.ts';
import { siteCodes } from './codes/site.ts';
import { editorialCodes } from './codes/editorial.ts';
import { buildCodes } from './codes/build.ts';
import { checkCodes } from './codes/check.ts';
import { auditCodes } from './codes/audit.ts';
import { hostCodes } from './codes/host.ts';
import { deployCodes } from './codes/deploy.ts';
import type { CodeInfo } from './codeInfo.ts';

/** A new area is a file in codes/ and a line here. */
export const codes = {
  ...fileCodes,
  ...yamlCodes,
  ...schemaCodes,
  ...idCodes,
  ...gameCodes,
  ...guideCodes,
  ...faqCodes,
  ...offerCodes,
  ...retailerCodes,
  ...homeCodes,
  ...linkCodes,
  ...draftCodes,
  ...redirectCodes,
  ...imageCodes,
  ...seoCodes,
  ...dateCodes,
  ...siteCodes,
  ...editorialCodes,
  ...buildCodes,
  ...checkCodes,
  ...auditCodes,
  ...hostCodes,
  ...deployCodes,
} satisfies Record<string, string | CodeInfo>;

export type Code = keyof typeof codes;

/** title: the first sentence of the text, without a full stop. */
export function infoOf(code: Code): CodeInfo & { title: string } {
  const written: string | CodeInfo = codes[code];
  const info = typeof written === 'string' ? { text: written } : written;
  return { ...info, title: info.text.split('. ')[0]?.replace(/\.$/, '') ?? '' };
}
