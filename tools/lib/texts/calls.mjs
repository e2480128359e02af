/**
 * @typedef {Object} Text
 * @property {string} text    The text in English.
 * @property {string} plural  Empty without one.
 * @property {string} context Empty without one.
 * @property {string} where   Its file and line, such as src/boot.ts:12.
 */

const domain = 'pharos-seo';

/** The positions of the parameters of WordPress's translation functions, besides the text itself, which is the first. */
const POSITIONS = {
	__: { domain: 1 },
	_e: { domain: 1 },
	_x: { context: 1, domain: 2 },
	_ex: { context: 1, domain: 2 },
	_n: { plural: 1, domain: 3 },
	_nx: { plural: 1, context: 3, domain: 4 },
	_n_noop: { plural: 1, domain: 2 },
	_nx_noop: { plural: 1, context: 2, domain: 3 },
};

/** `esc_html__` is `__` with something more. */
const shortName = ( name ) => name.replace( /^\\?(esc_(html|attr)(?=_))?/, '' );

/**
 * @param {string} name Of a function.
 * @return {boolean} Whether it translates its text.
 */
export const isTranslation = ( name ) => shortName( name ) in POSITIONS;

/**
 * Returns the text of a call in the plugin's text domain; without literals, no translator would get it.
 *
 * @param {string}                    name       Of the function.
 * @param {(string|null|undefined)[]} parameters Null for what isn't a literal.
 * @param {string}                    where      File and line.
 * @return {Text[]} One text; none in WordPress's text domain.
 */
export function textsOfCall( name, parameters, where ) {
	const at = POSITIONS[ shortName( name ) ];
	if ( parameters[ at.domain ] !== domain ) {
		return [];
	}
	const [ text, plural, context ] = [ 0, at.plural, at.context ].map(
		( position ) => ( position === undefined ? '' : parameters[ position ] )
	);
	if (
		[ text, plural, context ].some( ( one ) => typeof one !== 'string' )
	) {
		throw new Error(
			`${ where }: a text to translate has to be a literal.`
		);
	}
	return [ { text, plural, context, where } ];
}
