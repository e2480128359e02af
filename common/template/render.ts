import { parse } from './parse';
import { collapse } from './text';

/** The part of a template between two separators. */
interface Slot {
	/** The separator before the slot. */
	before: string;
	text: string;
	/** Whether it has text or a variable with a value. */
	isFilled: boolean;
	hasVariable: boolean;
}

/**
 * Renders a template such as "%title% %separator% %site_name%", like includes/Template/Template.php on the server;
 * tests/fixtures/templates.json tests both for the same results.
 *
 * A slot that only has variables without a value is removed together with one separator, so that no title is "- Site" or
 * "Title - - Site". `%keep%` in the slot prevents that.
 *
 * @param template  Plain text with variables.
 * @param values    Plain text by variable: `title`, or `terms:topic` for one with an argument; without that, the value of
 *                  `terms` is used, as most variables ignore arguments. Missing values count as empty.
 * @param separator The value of `%separator%`.
 */
export function render(
	template: string,
	values: Readonly< Record< string, string > >,
	separator: string
): string {
	let slot = emptySlot( '' );
	const slots = [ slot ];
	const separate = ( by: string ) => {
		slot = emptySlot( by );
		slots.push( slot );
	};
	for ( const token of parse( template, separator ) ) {
		if ( token.type === 'sign' ) {
			separate( token.source );
		} else if ( token.type === 'text' ) {
			add( slot, token.source );
		} else if ( token.name === 'separator' ) {
			separate( separator );
		} else if ( token.name === 'keep' ) {
			slot.isFilled = true;
		} else {
			add( slot, collapse( valueOf( token, values ) ) );
			slot.hasVariable = true;
		}
	}
	return collapse( join( slots ) );
}

function valueOf(
	{ name, argument }: { name: string; argument: string },
	values: Readonly< Record< string, string > >
): string {
	// Names such as "constructor" exist on every object's prototype.
	const key = [ `${ name }:${ argument }`, name ].find( ( one ) =>
		Object.hasOwn( values, one )
	);
	return key === undefined ? '' : ( values[ key ] ?? '' );
}

function emptySlot( before: string ): Slot {
	return { before, text: '', isFilled: false, hasVariable: false };
}

function add( slot: Slot, text: string ): void {
	slot.text += text;
	slot.isFilled ||= collapse( text ) !== '';
}

/**
 * Joins the remaining slots: the first loses the separator before it, the others keep theirs.
 *
 * @param slots The slots in the order of the template.
 */
function join( slots: Slot[] ): string {
	return slots
		.filter( ( { isFilled, hasVariable } ) => isFilled || ! hasVariable )
		.map( ( { before, text }, index ) =>
			index === 0 ? text : before + text
		)
		.join( '' );
}
