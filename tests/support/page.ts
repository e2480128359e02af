/** A front-end page as received by a browser or crawler, with its head parsed. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from './html';

type Attributes = Record< string, string >;

export interface Page {
	status: number;
	headers: Headers;
	/** The HTML as sent. */
	text: string;
	/** The redirect target; redirects aren't followed. */
	location: string | null;
	/** The text of every `<title>` in the head: more than one is a bug. */
	titles: string[];
	title: string | undefined;
	metas: Attributes[];
	links: Attributes[];
	/** Content of the `<meta>` with that name or property. */
	meta: ( name: string ) => string | undefined;
	/** URL of the first `<link>` with that rel. */
	link: ( rel: string ) => string | undefined;
}

export async function readPage( response: Response ): Promise< Page > {
	const text = await response.text();
	// Parsed when a test looks at it: many only read the status, and pages of the admin are long.
	let known: DefaultTreeAdapterTypes.Element[] | undefined;
	const all = ( name: string ) => {
		known ??= headElements( text );
		return known.filter( ( { tagName } ) => tagName === name );
	};
	const titles = () => all( 'title' ).map( innerText );
	const metas = () => all( 'meta' ).map( attributes );
	const links = () => all( 'link' ).map( attributes );
	return {
		status: response.status,
		headers: response.headers,
		text,
		location: response.headers.get( 'location' ),
		get titles() {
			return titles();
		},
		get title() {
			return titles()[ 0 ];
		},
		get metas() {
			return metas();
		},
		get links() {
			return links();
		},
		meta: ( name ) =>
			metas().find(
				( meta ) => meta.name === name || meta.property === name
			)?.content,
		link: ( rel ) => links().find( ( link ) => link.rel === rel )?.href,
	};
}

function headElements( html: string ): DefaultTreeAdapterTypes.Element[] {
	const root = parse( html ).childNodes.find(
		( { nodeName } ) => nodeName === 'html'
	);
	const head = elementsOf( root ).find(
		( { tagName } ) => tagName === 'head'
	);
	return elementsOf( head );
}

function elementsOf(
	node: DefaultTreeAdapterTypes.Node | undefined
): DefaultTreeAdapterTypes.Element[] {
	return node && 'childNodes' in node
		? node.childNodes.filter( ( child ) => 'tagName' in child )
		: [];
}

function attributes( element: DefaultTreeAdapterTypes.Element ): Attributes {
	return Object.fromEntries(
		element.attrs.map( ( { name, value } ) => [ name, value ] )
	);
}

function innerText( element: DefaultTreeAdapterTypes.Element ): string {
	return element.childNodes
		.map( ( child ) => ( 'value' in child ? child.value : '' ) )
		.join( '' );
}
