import { decoded } from '../../domain/routes.ts';

/** In lower case, as affiliate programs and trackers document them. */
const parameters = new Set(
  `_fid _pos _psq _sid _ss aff aff_id aff_sub affid affiliate affiliate_id afftrack ascsubtag awc awinaffid awinmid campid cjdata cjevent
  clickid clickref fbclid gclid irclickid irgwc linkcode linkid mkcid mkevt mkrid msclkid partner partner_id partnerid
  sca_ref sca_source sca_crp rfsn rfsn_cn a_aid a_bid tap_a tap_s avad irpid wpam_id aff_code aff_ref affcode affiliatecode
  affiliate_code refid ref_id refcode ref_code gad_source gbraid wbraid dclid mc_cid mc_eid
  pr_prod_strat pr_rec_id pr_rec_pid pr_ref_pid pr_seq pubref ranEAID ranMID ranSiteID ref ref_ referral referrer srsltid sscid subid sv1 sv_campaign_id tag ttclid`
    .toLowerCase()
    .split(/\s+/),
);

/** Link shorteners and affiliate networks; their subdomains too. */
const hosts: ReadonlySet<string> = new Set(
  `a.co amzn.eu amzn.to anrdoezrs.net awin1.com bit.ly buff.ly cutt.ly dpbolvw.net emjcd.com fave.co
  geni.us goo.gl is.gd jdoqocy.com kqzyfj.com linksynergy.com narrativ.com ojrq.net ow.ly pjatr.com pjtra.com
  pntra.com pntrac.com pntrs.com prf.hn pxf.io rebrand.ly redirectingat.com rstyle.me shareasale.com shorturl.at
  shrsl.com sjv.io skimresources.com t.co t.ly tidd.ly tinyurl.com tkqlhce.com tradedoubler.com viglink.com
  webgains.com`.split(/\s+/),
);

export function isAffiliateParameter(name: string): boolean {
  return parameters.has(name.toLowerCase()) || /^utm_/i.test(name);
}

export function hidesShop(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
}

// More networks than any link passes through.
const maxNested = 4;

/** An address, and those within it: networks write the shop’s address into a parameter, or at the end of the path. */
export function addressesIn(text: string, depth = 0): URL[] {
  const known = /^https?%3a/i.test(text) ? decoded(text) : text.trim().replace(/^\/{2}/, 'https://');
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?]|$)/.test(known) ? `https://${known}` : known;
  if (depth > maxNested || !/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return [];
  const url = new URL(whole);
  const [, inPath = ''] = /[/:(=](https?(?::|%3a)(?:\/|%2f).*?)\)?$/i.exec(url.pathname + url.search) ?? [];
  return [url, ...[...url.searchParams.values(), inPath].flatMap((inner) => addressesIn(inner, depth + 1))];
}
