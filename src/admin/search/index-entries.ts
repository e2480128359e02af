import { __ } from '@wordpress/i18n';
import type {
	FieldDefinition,
	FieldGroup,
	ScreenDefinition,
} from '../definitions/types';
import { pagesOf, titleOf, trailText } from '../navigation/model';
import type { NavLink, NavSection } from '../navigation/types';
import { PHRASES } from './phrases';
import { settingName } from './setting-link';
import type { SearchEntry } from './types';

/** A page with its parent and the names of its ancestors, outermost first. */
interface Page {
	page: NavLink;
	parent: NavLink;
	trail: string[];
}

/**
 * Builds the index of the settings search from the definitions of menus and screens.
 *
 * Settings whose screen has no page in the tree are excluded: their feature is off.
 *
 * @param sections The visible part of the navigation tree, without features that are off.
 * @param screens  All screens.
 * @param outside  Entries of pages outside of the application.
 * @return The entries of all pages and settings, in the order of the tree.
 */
export function buildIndex(
	sections: NavSection[],
	screens: ScreenDefinition[],
	outside: SearchEntry[] = []
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
	return [ ...entries.values(), ...outside ];
}

/**
 * Returns the entry of the setup wizard, which is on a separate page.
 *
 * @param url Its URL.
 */
export const wizardLink = ( url: string ): SearchEntry => ( {
	id: 'page:wizard',
	kind: 'page',
	label: __( 'Setup Wizard', 'pharos-seo' ),
	names: [],
	keywords: [ 'wizard', 'onboarding' ],
	phrases: phrasesOf( 'wizard' ),
	options: [],
	descriptions: [],
	breadcrumb: '',
	to: url,
} );

/** Returns the pages of a section. A link with children isn't a page: it opens its first child. */
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
		// The parent's name also finds its first page, which it opens.
		names: [ page.label, ...( isFirst ? [ parent.label ] : [] ) ].filter(
			( name ) => name !== titleOf( page )
		),
		keywords: [
			...( page.keywords ?? [] ),
			...( isFirst ? inherited : [] ),
		],
		phrases: phrasesOf( page.path ),
		options: [],
		descriptions: [
			...present( page.description, parent.description ),
			...( isFirst ? [] : inherited ),
		],
		breadcrumb: trailText( trail ),
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
		phrases: phrasesOf( field.path ? field.key : settingName( field ) ),
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
		breadcrumb: trailText( [
			...trail,
			page.label,
			...present( field.tab ),
		] ),
		...iconOf( page, parent ),
		to: page.path,
		setting: settingName( field ),
		...( field.series && { series: field.series } ),
	};
}

const phrasesOf = ( name: string ): string[] =>
	( PHRASES[ name ] ?? '' )
		.split( ',' )
		.map( ( phrase ) => phrase.trim() )
		.filter( Boolean );

const present = ( ...texts: ( string | undefined )[] ): string[] =>
	texts.filter( ( text ) => text !== undefined );

function iconOf( page: NavLink, parent: NavLink ): { icon?: string } {
	const icon = page.icon ?? parent.icon;
	return icon === undefined ? {} : { icon };
}
