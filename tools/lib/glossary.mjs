/**
 * Words that Pharos SEO doesn't use, and what it says instead.
 *
 * @typedef {Object} Rule
 * @property {RegExp}   pattern The words.
 * @property {string}   say     The term to use.
 * @property {string[]} kinds   `text` (of the interface), `comment` and `docs`.
 */

const EVERYWHERE = [ 'text', 'comment', 'docs' ];
const TEXT = [ 'text' ];

/** @type {Rule[]} */
export const rules = [
	{
		pattern: /\b(some|any|no)body\b|\bwhoever\b/i,
		say: 'name the actor: users, visitors, search engines',
		kinds: EVERYWHERE,
	},
	{
		pattern:
			/(?<![\w/-])(spec|ux|design)\.md\b|\bspecification \(?section \d/i,
		say: 'a standard, WordPress, or the reason itself: readers have no such document',
		kinds: [ 'comment', 'docs' ],
	},
	{ pattern: /\bshall\b/i, say: 'must, should or can', kinds: EVERYWHERE },
	{
		pattern: /\bmeanwhile\b|\banew\b|\bhence\b|\bany more\b|manieth/i,
		say: 'in the meantime, again, therefore, any longer, index',
		kinds: EVERYWHERE,
	},
	{
		pattern:
			/(?<!e-?mail |\bIP |\bIPv4 |MAC |postal |private )\baddress(es)?\b(?! bar)/i,
		say: 'URL',
		kinds: EVERYWHERE,
	},
	{
		pattern: /\bswitch(ed|es|ing)? (it |them )?(on|off)\b/i,
		say: 'turn on, turn off',
		kinds: EVERYWHERE,
	},
	{ pattern: /alternative text/i, say: 'alt text', kinds: EVERYWHERE },
	{
		pattern: /carried over|bring everything over/i,
		say: 'migrate, migrated',
		kinds: EVERYWHERE,
	},
	{
		pattern: /\bmend(s|ed|ing)?\b/i,
		say: 'fix',
		kinds: EVERYWHERE,
	},
	{
		pattern: /\bleads? (to|into|nowhere)\b/i,
		say: 'redirects to, points to, broken link',
		kinds: TEXT,
	},
	{
		pattern: /\b(says|said|told|prints?|names (a|an|its|another))\b/i,
		say: 'has, output, lists',
		kinds: TEXT,
	},
	{
		pattern:
			/\b(left|leaves?|kept|keeps?) out\b|\b(of|by) (its|their) own\b/i,
		say: 'excluded, set to noindex; custom, unique',
		kinds: TEXT,
	},
	{
		pattern: /^(What|Who|Where|Which) [^?]*$/,
		say: 'a noun or a verb; questions end with a question mark',
		kinds: TEXT,
	},
	{
		pattern: /^(Empty|On|Off): /,
		say: '“Leave empty to …”, “When on, …”',
		kinds: TEXT,
	},
];

/**
 * What is right as it stands.
 *
 * @type {{in: RegExp, text: RegExp, why: string}[]}
 */
export const allowed = [
	{
		in: /./,
		text: /\$anew|[$\\-]address|@param address|\baddress(es)?\??:|<address/i,
		why: 'names of code',
	},
	{
		in: /./,
		text: /(Site|WordPress) Address|Postal address/,
		why: 'names of fields, in WordPress and schema.org',
	},
	{
		in: /^includes\/(Http|Schema\/Definition)\/|^src\/onboarding\//,
		text: /\baddress(es)?\b/i,
		why: 'IP addresses and postal addresses',
	},
	{
		in: /sitemaps\/kinds-card\.tsx$/,
		text: /^Empty: /,
		why: 'a state, not help',
	},
	{
		in: /^src\/admin\/search\/(phrases\.ts|match\.test\.ts|synonyms\.ts)$/,
		text: /./,
		why: 'what people type into a search',
	},
	{
		in: /^tools\/lib\/glossary\.mjs$/,
		text: /./,
		why: 'the list itself',
	},
];
