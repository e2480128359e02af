/**
 * The reference of the REST routes as Markdown.
 *
 * @typedef {Object} Route
 * @property {string}                  name       Method and path below the namespace, such as `GET /redirects/{id}`.
 * @property {string}                  capability '' if there are several.
 * @property {Object< string, Object>} args       JSON schemas by name.
 * @property {Object}                  answer     JSON schema.
 */

import { typeOf } from './schema-types.mjs';

/** Headings of features whose folder is named in another way; the others are named like their folder. */
const headings = {
	BulkEditor: 'Bulk editor',
	Content: 'Search for content',
	Extend: 'Recommended products',
	History: 'Settings history',
	ImportExport: 'Import and export',
	LlmsTxt: 'llms.txt',
	Lists: 'Page checks of posts',
	NotFound: 'URLs that aren’t found',
	ObjectSeo: 'SEO data of posts and terms',
	Onboarding: 'Setup wizard',
	Preview: 'Template variables',
	RobotInstructions: 'Robot instructions',
	RobotsTxt: 'robots.txt',
	Analysis: 'Site analysis',
	SearchConsole: 'Search Console',
	Social: 'Social networks',
	UsageData: 'Usage data',
	Visibility: 'Visibility in search engines',
};

/**
 * Joins routes with their answers.
 *
 * @param {Object} found           From tools/php/rest-routes.php.
 * @param {Object} found.routes    Arguments and capability by name, such as `GET /redirects`.
 * @param {Object} found.responses JSON schemas of answers, by folder of includes/ and by name of the route.
 * @return {{features: Object< string, Route[]>, problems: string[]}} Routes by folder; what they lack.
 */
export function withAnswers( { routes, responses } ) {
	const features = Object.fromEntries(
		Object.entries( responses ).map( ( [ folder, answers ] ) => [
			folder,
			Object.entries( answers ).map( ( [ name, answer ] ) => ( {
				name,
				answer,
				...( routes[ name ] ?? { args: {} } ),
			} ) ),
		] )
	);
	const answers = Object.assign( {}, ...Object.values( responses ) );
	const problems = [
		...difference( routes, answers ).map(
			( name ) => `${ name } has no answer in a class Responses.`
		),
		...difference( answers, routes ).map(
			( name ) => `There is an answer of ${ name }, and no such route.`
		),
		...Object.entries( routes ).flatMap( ( [ name, { args } ] ) => [
			...[ ...name.matchAll( /\{(\w+)\}/g ) ]
				.filter( ( [ , part ] ) => ! ( part in args ) )
				.map( ( [ part ] ) => `${ name } doesn't declare ${ part }.` ),
			...Object.entries( args )
				.filter(
					( [ , { type, description } ] ) => ! type || ! description
				)
				.map(
					( [ argument ] ) =>
						`The argument ${ argument } of ${ name } has no type or no description.`
				),
		] ),
	];
	return { features, problems };
}

const difference = ( one, other ) =>
	Object.keys( one ).filter( ( name ) => ! ( name in other ) );

/**
 * @param {Object< string, Route[]>}            features Routes by folder of includes/.
 * @param {(code: string) => Promise< string >} format   Formats TypeScript.
 */
export async function reference( features, format ) {
	/** The routes that a later one may have the same answer as. */
	const described = [];
	const parts = [];
	for ( const [ folder, routes ] of Object.entries( features ) ) {
		parts.push( `## ${ headings[ folder ] ?? folder }\n` );
		for ( const route of routes ) {
			parts.push( await describe( route, described, format ) );
		}
	}
	return parts.join( '\n' );
}

async function describe( route, described, format ) {
	const { name, args, answer, capability } = route;
	const same = described.find(
		( other ) => shapeOf( other.answer ) === shapeOf( answer )
	);
	const parts = [
		`### ${ name }`,
		`${ answer.description } Requires ${
			capability ? `\`${ capability }\`` : 'one of the capabilities'
		}.`,
		tableOf( args ),
	];
	if ( same && answer.properties?.data ) {
		parts.push( `Answer: as [${ same.name }](#${ anchorOf( same ) }).` );
	} else if ( answer.type !== 'null' ) {
		const type = `type ${ typeName( route ) } = ${ typeOf(
			answer,
			( property, part ) => typeOfData( property, part, described )
		) };`;
		parts.push( `\`\`\`ts\n${ await format( type ) }\`\`\`` );
		described.push( route );
	}
	return parts.filter( Boolean ).join( '\n\n' ) + '\n';
}

/** The anchor of a heading on GitHub. */
const anchorOf = ( route ) =>
	route.name
		.toLowerCase()
		.replace( /[^\w -]/g, '' )
		.replace( / /g, '-' );

const shapeOf = ( { title, description, ...shape } ) => JSON.stringify( shape );

const typeName = ( { name } ) =>
	name
		.toLowerCase()
		.split( /[^a-z0-9]+/ )
		.filter( Boolean )
		.map( ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 ) )
		.join( '' );

function tableOf( args ) {
	const rows = Object.entries( args ).map(
		( [
			name,
			{ description, required, default: initial, ...schema },
		] ) => {
			const notes = [
				...( required ? [ 'Required.' ] : [] ),
				...( isEmpty( initial )
					? []
					: [ `Default: \`${ JSON.stringify( initial ) }\`.` ] ),
			];
			return `| \`${ name }\` | ${ nameOfType( schema ) } | ${ [ description, ...notes ].join( ' ' ) } |`;
		}
	);
	return rows.length === 0
		? ''
		: [ '| argument | type | |', '| --- | --- | --- |', ...rows ].join(
				'\n'
			);
}

const isEmpty = ( value ) =>
	value === undefined ||
	value === null ||
	value === '' ||
	( typeof value === 'object' && Object.keys( value ).length === 0 );

/** The type of an argument, in words. */
function nameOfType( { type, enum: values, items, ...limits } ) {
	if ( values ) {
		return values
			.filter( ( value ) => value !== '' )
			.map( ( value ) => `\`${ value }\`` )
			.join( ', ' );
	}
	const name =
		type === 'array'
			? `list of ${ nameOfType( { type: items.type, enum: items.enum } ) }s`
			: [ type ].flat().join( ' or ' );
	const parts = Object.entries( {
		minimum: 'at least',
		maximum: 'at most',
		maxItems: 'at most',
		maxLength: 'characters at most:',
	} ).flatMap( ( [ key, words ] ) =>
		key in limits
			? [ `${ words } ${ limits[ key ].toLocaleString( 'en' ) }` ]
			: []
	);
	return [ name, ...parts ].join( ', ' );
}

/** The data of an answer, where it is that of another route. */
function typeOfData( name, part, described ) {
	const same =
		name === 'data' &&
		( part.properties ?? part.items ) &&
		described.find(
			( { answer } ) =>
				answer.properties?.data &&
				shapeOf( answer.properties.data ) === shapeOf( part )
		);
	return same ? `${ typeName( same ) }[ 'data' ]` : undefined;
}
