/**
 * XML, read as strictly as its standard says: what is not well-formed is an error, and names are those of namespaces.
 */
import { SaxesParser } from 'saxes';

export interface XmlElement {
	/** Of its namespace; '' for none. */
	space: string;
	/** Without prefix. */
	name: string;
	/** Those in a namespace, such as xsi:schemaLocation and xmlns:image, are left out. */
	attributes: Record< string, string >;
	children: XmlElement[];
	/** What stands in it, but not in its children. */
	text: string;
}

export interface XmlDocument {
	/** As declared; '' when nothing is. */
	encoding: string;
	root: XmlElement;
}

/** @throws What is wrong, with its line, when it is not well-formed. */
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
