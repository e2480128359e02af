import type {
	FieldDefinition,
	FieldGroup,
	ScreenDefinition,
} from '../definitions/types';
import { pagesOf, titleOf } from '../navigation/model';
import type { NavLink, NavSection } from '../navigation/types';
import { settingName } from './setting-link';
import type { SearchEntry } from './types';

/** A page together with the names of what it is in, outermost first. */
interface Page {
	page: NavLink;
	parent: NavLink;
	trail: string[];
}

/**
 * The index of the settings search, from the definitions that the menus and screens are made of.
 *
 * A setting whose screen has no page in the tree is left out: its feature is off.
 *
 * @param sections The navigation tree to search: the visible part, so that switched-off features are absent.
 * @param screens  All screens.
 * @return An entry per page and per setting, in the order of the tree.
 */
export function buildIndex(
	sections: NavSection[],
	screens: ScreenDefinition[]
): SearchEntry[] {
	const entries = new Map< string, SearchEntry >();
	const add = ( entry: SearchEntry ) =>
		entries.has( entry.id ) || entries.set( entry.id, entry );

	for ( const found of sections.flatMap( pagesIn ) ) {
		add( pageEntry( found ) );
		for ( const screen of screens.filter(
			( { path } ) => path === found.page.path
		) ) {
			for ( const group of screen.groups ?? [] ) {
				group.fields.forEach( ( field ) =>
					add( settingEntry( found, group, field ) )
				);
			}
		}
	}
	return [ ...entries.values() ];
}

/** The pages of a section. A link with children is no page of its own: it opens its first child. */
const pagesIn = ( section: NavSection ): Page[] =>
	section.links.flatMap( ( parent ) =>
		pagesOf( parent ).map( ( page ) => ( {
			page,
			parent,
			trail:
				page === parent
					? [ section.label ]
					: [ section.label, parent.label ],
		} ) )
	);

function pageEntry( { page, parent, trail }: Page ): SearchEntry {
	const inherited = page === parent ? [] : ( parent.keywords ?? [] );
	const isFirst = page.path === parent.path;
	return {
		id: `page:${ page.path }`,
		kind: 'page',
		label: titleOf( page ),
		// What groups pages opens the first of them.
		names: [ page.label, ...( isFirst ? [ parent.label ] : [] ) ].filter(
			( name ) => name !== titleOf( page )
		),
		keywords: [
			...( page.keywords ?? [] ),
			...( isFirst ? inherited : [] ),
		],
		options: [],
		descriptions: [
			...present( page.description, parent.description ),
			...( isFirst ? [] : inherited ),
		],
		breadcrumb: breadcrumb( trail ),
		...iconOf( page, parent ),
		to: page.path,
	};
}

function settingEntry(
	{ page, parent, trail }: Page,
	group: FieldGroup,
	field: FieldDefinition
): SearchEntry {
	return {
		id: `setting:${ page.path }:${ settingName( field ) }`,
		kind: 'setting',
		label: field.label,
		names: [],
		keywords: field.keywords ?? [],
		options: ( field.options ?? [] ).map( ( { label } ) => label ),
		descriptions: [
			...present(
				field.help,
				field.tooltip,
				group.title,
				group.description,
				field.key
			),
			...( page.keywords ?? [] ),
		],
		breadcrumb: breadcrumb( [
			...trail,
			page.label,
			...present( field.tab ),
		] ),
		...iconOf( page, parent ),
		to: page.path,
		setting: settingName( field ),
	};
}

const present = ( ...texts: ( string | undefined )[] ): string[] =>
	texts.filter( ( text ) => text !== undefined );

/** "Search Console › Search Console" says nothing twice. */
const breadcrumb = ( trail: string[] ): string =>
	trail
		.filter( ( name, index ) => name !== trail[ index - 1 ] )
		.join( ' › ' );

function iconOf( page: NavLink, parent: NavLink ): { icon?: string } {
	const icon = page.icon ?? parent.icon;
	return icon === undefined ? {} : { icon };
}
