const numbers = [
  /^[-+]?0b[01_]+$/, // binary
  /^[-+]?0o?[0-7_]+$/, // octal
  /^[-+]?(?:0|[1-9][0-9_]*)$/,
  /^[-+]?0x[0-9a-fA-F_]+$/,
  /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*(?:[eE][-+]?[0-9]+)?$/,
  /^[-+]?[0-9][0-9_]*[eE][-+]?[0-9]+$/,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/, // base 60, as in 20:30
  /^[-+]?\.(?:inf|Inf|INF)$/,
  /^\.(?:nan|NaN|NAN)$/,
];
const booleans = /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/;
const nothing = /^(?:~|null|Null|NULL)$/;
const date = /^\d{4}-\d\d?-\d\d?(?:[Tt\s].*)?$/;

/** As some reader of YAML 1.1 or 1.2 takes an unquoted word, by https://yaml.org/type/; null if all read text. */
export function otherReading(word: string): 'a number' | 'a date' | 'true or false' | 'nothing' | null {
  if (booleans.test(word)) return 'true or false';
  if (nothing.test(word)) return 'nothing';
  if (date.test(word)) return 'a date';
  // All readers take a lone sign or dot as text.
  return /\d|inf|nan/i.test(word) && numbers.some((form) => form.test(word)) ? 'a number' : null;
}
