import { useEffect, useState } from '@wordpress/element';
import type { FormData } from '../object-seo/changes/form-data';
import { prose } from '../object-seo/prose';
import { postTitle } from '../object-seo/prose/post-title';
import { mergeVariables } from '../object-seo/merge-variables';
import type { EditedPage } from '../object-seo/types';
import { api, type DocumentData, type OpenDocument } from './elementor';

/** Debounce of previews and checks in milliseconds. */
const REST = 400;

/** What only the editor shows in the page. */
const CONTROLS =
	'script, style, template, .elementor-element-overlay, .elementor-editor-element-settings, .elementor-add-section, .elementor-empty-view, .elementor-widget-empty-icon, .ui-resizable-handle';

/** The values of WordPress's fields in the editor, and the content of the page. */
interface State {
	name: string;
	excerpt: string;
	content: string;
	/** '' for documents without one. */
	status: string;
}

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Returns the element with the content of a document in the preview. */
const contentOf = ( id: number ): Element | null =>
	api().elementor.$preview?.[ 0 ]?.contentDocument?.querySelector(
		`[data-elementor-id="${ id }"]`
	) ?? null;

/**
 * Reads a document.
 *
 * @param document
 */
export function readDocument( { id, container }: OpenDocument ): State {
	const content = contentOf( id )?.cloneNode( true ) as Element | undefined;
	content?.querySelectorAll( CONTROLS ).forEach( ( one ) => one.remove() );
	return {
		name: textOf( container.settings.get( 'post_title' ) ),
		excerpt: textOf( container.settings.get( 'post_excerpt' ) ),
		content: content?.innerHTML ?? '',
		status: textOf( container.settings.get( 'post_status' ) ),
	};
}

/**
 * Returns the document, read again after a debounce.
 *
 * @param document
 */
export function useDocument( document: OpenDocument ): State {
	const [ state, setState ] = useState( () => readDocument( document ) );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const read = () => {
			clearTimeout( timer );
			timer = setTimeout( () => {
				const next = readDocument( document );
				setState( ( before ) =>
					JSON.stringify( before ) === JSON.stringify( next )
						? before
						: next
				);
			}, REST );
		};
		const { settings } = document.container;
		settings.on( 'change', read );
		const content = contentOf( document.id );
		const observer = new MutationObserver( read );
		if ( content ) {
			observer.observe( content, {
				childList: true,
				characterData: true,
				subtree: true,
			} );
		}
		return () => {
			settings.off( 'change', read );
			observer.disconnect();
			clearTimeout( timer );
		};
	}, [ document ] );
	return state;
}

/**
 * Returns the page for previews and checks. The content in variables is the stored one: the preview also shows what other
 * visitors don't see.
 *
 * @param data  The data from the server.
 * @param form  The stored fields.
 * @param state The document in the editor.
 */
export function createEditedPage(
	{ facts, slug, hasPassword }: DocumentData,
	form: FormData,
	{ name, excerpt, content, status: edited }: State
): EditedPage {
	const status = edited || form.status;
	const own = prose( excerpt, facts.shortcodes );
	const beginning = form.variables.content ?? '';
	return {
		variables: mergeVariables( form.variables, {
			title: postTitle( facts, status, name, beginning ),
			excerpt_only: own,
			excerpt: own || ( facts.isGenerated ? beginning : '' ),
		} ),
		name: prose( name ),
		excerpt,
		slug,
		url: form.url || window.location.origin,
		status,
		content,
		blocks: [],
		image: null,
		isRestricted: hasPassword || status === 'private',
	};
}
