/** A strict XML parser: documents that aren't well-formed are errors, and names have namespaces. */
import { SaxesParser } from 'saxes';

export interface XmlElement {
	/** The namespace; '' for none. */
	space: string;
	/** The local name, without prefix. */
	name: string;
	/** Attributes with a namespace, such as xsi:schemaLocation and xmlns:image, are excluded. */
	attributes: Record< string, string >;
	children: XmlElement[];
	/** The text directly in the element, not in its children. */
	text: string;
}

export interface XmlDocument {
	/** As declared; '' without a declaration. */
	encoding: string;
	root: XmlElement;
}

/**
 * @throws The error and its line, if it isn't well-formed.
 */
export function parseXml( text: string ): XmlDocument {
	const top: XmlElement = {
		space: '',
		name: '',
		attributes: {},
		children: [],
		text: '',
	};
	const open = [ top ];
	const current = () => open[ open.length - 1 ] as XmlElement;
	let encoding = '';
	const parser = new SaxesParser( { xmlns: true } );
	parser.on( 'error', ( error ) => {
		throw error;
	} );
	parser.on( 'xmldecl', ( declaration ) => {
		encoding = declaration.encoding ?? '';
	} );
	parser.on( 'opentag', ( { uri, local, attributes } ) => {
		const element: XmlElement = {
			space: uri,
			name: local,
			attributes: Object.fromEntries(
				Object.values( attributes )
					.filter( ( attribute ) => attribute.uri === '' )
					.map( ( attribute ) => [
						attribute.local,
						attribute.value,
					] )
			),
			children: [],
			text: '',
		};
		current().children.push( element );
		open.push( element );
	} );
	const addText = ( more: string ) => {
		current().text += more;
	};
	parser.on( 'text', addText );
	parser.on( 'cdata', addText );
	parser.on( 'closetag', () => {
		open.pop();
	} );
	parser.write( text ).close();
	return { encoding, root: top.children[ 0 ] as XmlElement };
}
