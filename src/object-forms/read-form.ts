import type { EditorData } from '../object-seo/types';

/** The values of WordPress's fields in the form; undefined if the form has no such field. */
export interface FormState {
	name: string | undefined;
	description: string | undefined;
	excerpt: string | undefined;
	slug: string | undefined;
	content: string | undefined;
	firstName: string | undefined;
	lastName: string | undefined;
	password: string | undefined;
	/** "public", "password" or "private". */
	visibility: string | undefined;
}

/** The part of the visual editor (TinyMCE) that is used. */
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

/** Selectors of WordPress's fields; each form has one per selector list. */
const FIELDS: Record< keyof FormState, string > = {
	name: '#title, #tag-name, #name, #display_name',
	description: '#tag-description, #description',
	excerpt: '#excerpt',
	slug: '#post_name, #tag-slug, #slug',
	content: '#content',
	firstName: '#first_name',
	lastName: '#last_name',
	password: '#post_password',
	visibility: 'input[name="visibility"]:checked',
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function textIn( selector: string ): string | undefined {
	return document.querySelector< Field >( selector )?.value;
}

/** Reads the values of WordPress's fields in the form. */
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
 * Returns the checked terms of a hierarchical taxonomy.
 *
 * @param taxonomy A taxonomy of the object.
 */
export function readTerms( {
	name,
}: EditorData[ 'taxonomies' ][ number ] ): { id: number; name: string }[] {
	const boxes = document.querySelectorAll< HTMLInputElement >(
		`#${ CSS.escape( name ) }checklist input:checked`
	);
	return Array.from( boxes, ( box ) => ( {
		id: Number( box.value ),
		name: box.closest( 'label' )?.textContent?.trim() ?? '',
	} ) );
}

/**
 * Calls a function whenever the form may have changed.
 *
 * @param callback Called at every key press, so it must be cheap.
 * @return A function that stops watching.
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
