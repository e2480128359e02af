import { parse } from './parse';
import { collapse } from './text';

/** What lies between two separators. */
interface Slot {
	/** The separator before it. */
	before: string;
	text: string;
	/** Some text or value is in it. */
	isFilled: boolean;
	hasVariable: boolean;
}

/**
 * Turns a template such as "%title% %separator% %site_name%" into text, as includes/Template/Template.php does on the
 * server; tests/fixtures/templates.json holds both to the same results.
 *
 * A slot that holds nothing but variables without a value goes away together with one separator, so that no page is
 * called "- Site" or "Title - - Site". `%keep%` in it prevents that.
 *
 * @param template  Plain text with variables.
 * @param values    Plain text by variable: `title`, or `terms:topic` for one with an argument; without that, the value of
 *                  `terms` counts, as most variables pass over arguments. What is missing counts as empty.
 * @param separator What `%separator%` stands for.
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
	// "constructor" and the like are names that every object answers to.
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
 * The first slot that stays loses the separator before it, and every other one keeps its own.
 *
 * @param slots In the template's order.
 */
function join( slots: Slot[] ): string {
	return slots
		.filter( ( { isFilled, hasVariable } ) => isFilled || ! hasVariable )
		.map( ( { before, text }, index ) =>
			index === 0 ? text : before + text
		)
		.join( '' );
}
