import type { Kind } from './types';
import { LABEL, OF_CHANGED, TARGET_HELP, TARGET_LABEL } from './labels';

/** The field of WordPress's forms (includes/Redirects/UrlChangeDecision.php). */
const NAME = 'pharos_redirect';

let count = 0;

/** A choice in a page of WordPress that is no React. */
interface Choice {
	element: HTMLElement;
	select: HTMLSelectElement;
	target: HTMLInputElement;
	/** What is sent: default, none, gone or a target. */
	value: () => string;
	/** Says what is wrong with the target; '' for nothing. */
	refuse: ( message: string ) => void;
}

/**
 * Makes the control: what becomes of a former URL, and where to.
 *
 * @param options The choices, the default first.
 */
export function makeChoice(
	options: Partial< Record< Kind, string > > = OF_CHANGED
): Choice {
	const id = `pharos-url-choice-${ ++count }`;
	const element = document.createElement( 'div' );
	element.className = 'pharos-url-choice';

	const select = document.createElement( 'select' );
	for ( const [ kind, text ] of Object.entries( options ) ) {
		select.add( new window.Option( text, kind ) );
	}
	const target = document.createElement( 'input' );
	target.type = 'text';
	target.dir = 'ltr';
	target.autocomplete = 'off';
	target.required = true;
	// The browser holds forms back; the server has the last word.
	target.pattern = '\\s*(/|https?://|post-\\d|term-\\d).*';
	target.title = TARGET_HELP;
	target.setAttribute( 'aria-describedby', `${ id }-help` );

	const help = document.createElement( 'p' );
	help.className = 'description';
	help.id = `${ id }-help`;

	const to = labelled( TARGET_LABEL, target );
	to.className = 'pharos-url-choice__target';
	to.append( help );
	element.append( labelled( LABEL, select ), to );

	const refuse = ( message: string ) => {
		help.textContent = message || TARGET_HELP;
		help.classList.toggle( 'is-error', message !== '' );
		target.removeAttribute( 'aria-invalid' );
		if ( message ) {
			target.setAttribute( 'aria-invalid', 'true' );
			target.focus();
		}
	};
	const show = () => {
		to.hidden = target.disabled = select.value !== 'url';
	};
	select.addEventListener( 'change', show );
	refuse( '' );
	show();
	return {
		element,
		select,
		target,
		value: () =>
			select.value === 'url' ? target.value.trim() : select.value,
		refuse,
	};
}

function labelled( text: string, control: HTMLElement ): HTMLElement {
	const label = document.createElement( 'label' );
	const title = document.createElement( 'span' );
	title.className = 'title';
	title.textContent = text;
	label.append( title, control );
	const row = document.createElement( 'div' );
	row.append( label );
	return row;
}

/** The same in a form of WordPress, which sends it; nothing is sent while it is hidden. */
export interface ChoiceField {
	element: HTMLElement;
	show: ( isShown: boolean ) => void;
}

export function makeChoiceField(): ChoiceField {
	const { element, select, target, value } = makeChoice();
	const sent = document.createElement( 'input' );
	sent.type = 'hidden';
	sent.name = NAME;
	element.append( sent );
	let isShown = false;
	const update = () => {
		sent.value = value();
		element.hidden = ! isShown;
		sent.disabled = select.disabled = ! isShown;
		target.disabled = ! isShown || select.value !== 'url';
	};
	element.addEventListener( 'input', update );
	element.addEventListener( 'change', update );
	update();
	return {
		element,
		show( shown ) {
			isShown = shown;
			update();
		},
	};
}
