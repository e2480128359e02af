import type { AppFacts } from '../object-seo/types';

/** What is typed into WordPress's own fields; undefined: the form has no such field. */
export interface FormState {
	name: string | undefined;
	description: string | undefined;
	excerpt: string | undefined;
	slug: string | undefined;
	content: string | undefined;
	firstName: string | undefined;
	lastName: string | undefined;
	password: string | undefined;
}

/** The visual editor's window on the page, as far as we use it. */
interface VisualEditor {
	id: string;
	isHidden: () => boolean;
	getContent: () => string;
	on: ( events: string, callback: () => void ) => void;
}

interface Tinymce {
	get: ( id: string ) => VisualEditor | null;
	on: (
		event: 'AddEditor',
		callback: ( event: { editor: VisualEditor } ) => void
	) => void;
	editors?: VisualEditor[];
}

const tinymce = () => ( window as { tinymce?: Tinymce } ).tinymce;

/** The fields of the forms; a form has one of each line. */
const FIELDS: Record< keyof FormState, string > = {
	name: '#title, #tag-name, #name, #display_name',
	description: '#tag-description, #description',
	excerpt: '#excerpt',
	slug: '#post_name, #tag-slug, #slug',
	content: '#content',
	firstName: '#first_name',
	lastName: '#last_name',
	password: '#post_password',
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function textIn( selector: string ): string | undefined {
	return document.querySelector< Field >( selector )?.value;
}

/** Reads the form that the fields are in. */
export function readForm(): FormState {
	const state = Object.fromEntries(
		Object.entries( FIELDS ).map( ( [ name, selector ] ) => [
			name,
			textIn( selector ),
		] )
	) as unknown as FormState;
	const visual = tinymce()?.get( 'content' );
	return visual && ! visual.isHidden()
		? { ...state, content: visual.getContent() }
		: state;
}

/**
 * The terms of a tree that are ticked.
 *
 * @param taxonomy One of the object's.
 */
export function readTerms( {
	name,
}: AppFacts[ 'taxonomies' ][ number ] ): { id: number; name: string }[] {
	const boxes = document.querySelectorAll< HTMLInputElement >(
		`#${ CSS.escape( name ) }checklist input:checked`
	);
	return Array.from( boxes, ( box ) => ( {
		id: Number( box.value ),
		name: box.closest( 'label' )?.textContent?.trim() ?? '',
	} ) );
}

/**
 * Calls back whenever something in the form may have changed.
 *
 * @param callback Cheap: it is called at every key press.
 * @return Stops it.
 */
export function watchForm( callback: () => void ): () => void {
	const once = new AbortController();
	for ( const event of [ 'input', 'change', 'click' ] ) {
		document.addEventListener( event, callback, { signal: once.signal } );
	}
	const follow = ( editor: VisualEditor ) => {
		if ( editor.id === 'content' ) {
			editor.on( 'input change keyup SetContent', () => {
				if ( ! once.signal.aborted ) {
					callback();
				}
			} );
		}
	};
	tinymce()?.editors?.forEach( follow );
	tinymce()?.on( 'AddEditor', ( { editor } ) => follow( editor ) );
	return () => once.abort();
}
