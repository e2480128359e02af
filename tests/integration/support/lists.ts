/** Post lists in the admin, as received by a browser. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from '../../support/html';
import type { Role } from '../../support/site';
import { site } from './site';

type Node = DefaultTreeAdapterTypes.ChildNode;

const children = ( node: Node ) =>
	'childNodes' in node ? node.childNodes : [];

const text = ( node: Node ): string =>
	'value' in node ? node.value : children( node ).map( text ).join( ' ' );

/** The text content of some HTML. */
export const words = ( html: string ) =>
	parseFragment( html )
		.childNodes.map( text )
		.join( ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/** The column of each post, by id, in the order of the list. */
export function columns( html: string ) {
	const cells = html.matchAll(
		/<tr id="post-(\d+)"[\s\S]*?<td class='pharos_seo[^>]*>([\s\S]*?)<\/td>/g
	);
	return new Map(
		[ ...cells ].map( ( [ , id, cell = '' ] ) => [
			Number( id ),
			words( cell ),
		] )
	);
}

/** The values that quick edit fills its form with. */
export function formData( html: string, id: number ) {
	const [ , json ] =
		new RegExp(
			`id="inline_${ id }"[\\s\\S]*?class="pharos_seo" data-fields="([^"]*)"`
		).exec( html.slice( html.indexOf( `id="inline_${ id }"` ) ) ) ?? [];
	return json === undefined ? undefined : JSON.parse( words( json ) );
}

/** The stored values that a quick edit response returns for the form. */
export function conflictIn( answer: string ) {
	const [ , json ] =
		/^<span data-pharos-stored="([^"]*)">/.exec( answer ) ?? [];
	return json === undefined ? undefined : JSON.parse( words( json ) );
}

/** Opens an admin page. */
export async function open( path: string, role: Role = 'admin' ) {
	const person = await site.as( role );
	return ( await person.get( `/wp-admin/${ path }` ) ).text;
}

/** A hidden field of a form, such as a nonce. */
export function hiddenField( html: string, name: string ): string {
	const [ , value = '' ] =
		new RegExp( `name="${ name }" value="([^"]*)"` ).exec( html ) ?? [];
	return value;
}

/** The error messages on the page. */
export const errors = ( html: string ) =>
	[
		...html.matchAll( /<div[^>]*notice-error[^>]*><p>([\s\S]*?)<\/p>/g ),
	].map( ( [ , message = '' ] ) => words( message ) );
