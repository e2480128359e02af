/**
 * In lists and forms of WordPress: asks what becomes of former URLs, and tells what has become of them.
 */
import { events } from './events';
import { askInForms } from './forms';
import { showNotice } from './notice';
import { fetchLatest } from './requests';
import './style.scss';
import type { UrlChange } from './types';
import { isStructure } from './labels';

const data = window.pharosUrlChanges;

if ( data && 'items' in data ) {
	askInForms( data.statuses, data.isPublic );
	tell( data.items );
	events()?.on(
		'ajaxSuccess',
		( _event, { responseText = '' }, { data: sent } ) => {
			const object = changedBy(
				new URLSearchParams( typeof sent === 'string' ? sent : '' ),
				responseText
			);
			if ( object ) {
				void fetchLatest().then(
					( items ) =>
						tell(
							items.filter( ( item ) => item.object === object )
						),
					// The redirects are as they are without a choice.
					() => {}
				);
			}
		}
	);
}

function tell( items: UrlChange[] ): void {
	const groups = [
		items.filter( ( item ) => item.new !== '' ),
		items.filter( ( item ) => item.new === '' ),
	];
	for ( const group of groups ) {
		if ( group.length > 0 ) {
			showNotice( group, putBack );
		}
	}
}

/** What a request of WordPress's own scripts has changed the URL of; '' for nothing. */
function changedBy( sent: URLSearchParams, answer: string ): string {
	switch ( sent.get( 'action' ) ) {
		case 'inline-save':
			return sent.has( 'pharos_redirect' ) && answer.includes( '<tr' )
				? `post-${ sent.get( 'post_ID' ) }`
				: '';
		case 'inline-save-tax':
			return sent.has( 'pharos_redirect' ) && answer.includes( '<tr' )
				? `term-${ sent.get( 'tax_ID' ) }`
				: '';
		case 'delete-tag':
			return answer.trim() === '1'
				? `term-${ sent.get( 'tag_ID' ) }`
				: '';
		default:
			return '';
	}
}

/** A list shows the former URLs again. A form is loaded again: it has more than one field for them. */
function putBack( items: UrlChange[] ): void {
	if (
		document.querySelector( '#post, #edittag, #your-profile' ) ||
		items.some( ( { object } ) => isStructure( object ) )
	) {
		// A browser that reloads keeps what is in the fields.
		window.location.replace( window.location.href.replace( /#.*/, '' ) );
		return;
	}
	for ( const { object, slug, parent, former_url: url } of items ) {
		const id = object.replace( /^\w+-/, '' );
		const stored = document.getElementById( `inline_${ id }` );
		const row = stored?.closest( 'tr' );
		const put = ( element: Element | null | undefined, text: string ) => {
			if ( element ) {
				element.textContent = text;
			}
		};
		put( stored?.querySelector( '.post_name, .slug' ), slug );
		put( stored?.querySelector( '.post_parent' ), String( parent ) );
		put( row?.querySelector( 'td.column-slug' ), slug );
		row?.querySelectorAll( '.view a' ).forEach( ( link ) =>
			link.setAttribute( 'href', url )
		);
	}
}
