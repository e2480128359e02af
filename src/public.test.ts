/** What add-ons may rely on stays as it is: names and types that are removed or changed fail here, or in the compiler. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select, dispatch } from '@wordpress/data';
import { createSite } from '../tests/js/create-site';
import { PUBLIC_ACTIONS, PUBLIC_SELECTORS } from './public';
import type {
	AddOnPart,
	AddOnResult,
	EditedObject,
	FieldDefinition,
	FieldGroup,
	NavLink,
	NavSection,
	OnboardingStep,
	PageCheck,
	PageSnapshot,
	PerformanceRow,
	PublicStore,
	ScreenDefinition,
	ScreenProps,
} from './public';

jest.mock( '../store/api' );

/** Whether a type has these properties: the compiler refuses the name of one that is gone. */
const has = < T >( ...names: ( keyof T )[] ) => names.length > 0;

/** An add-on of today: the compiler refuses it once a property has another type, or a new one is required. */
const link: NavLink = { path: '/acme', label: 'Acme', priority: 20 };
const section: NavSection = {
	id: 'acme',
	label: 'Acme',
	path: '/acme',
	layout: 'settings',
	links: [ link ],
};
const group: FieldGroup = {
	title: 'Acme',
	fields: [ { key: 'acme_name', control: 'text', label: 'Name' } ],
};
const screens: ScreenDefinition[] = [
	{ path: '/acme', groups: [ group ] },
	{
		path: '/acme/:id',
		component: ( { params }: ScreenProps ) => params.id ?? null,
	},
];
const check: PageCheck = {
	id: 'acme-price',
	run: ( { name, content }: PageSnapshot ): AddOnResult | null =>
		name === content ? null : { status: 'warning', message: 'No price.' },
};
const parts: [
	AddOnPart< object >,
	AddOnPart< EditedObject >,
	AddOnPart< { row: PerformanceRow } >,
	OnboardingStep,
] = [
	{ id: 'acme/card', title: 'Card', component: () => null, priority: 5 },
	{
		id: 'acme/tab',
		title: 'Tab',
		component: ( { kind, type, id, page } ) =>
			`${ kind } ${ type } ${ id } ${ page.name } ${ page.content }`,
	},
	{
		id: 'acme/column',
		title: 'Column',
		component: ( { row } ) => `${ row.url } ${ row.current.clicks }`,
	},
	{
		id: 'acme/step',
		title: 'Step',
		description: 'A step.',
		settings: [ 'acme_name' ],
		component: () => null,
	},
];

test( 'the types of hooks have what add-ons use', () => {
	expect( [ section, screens, check, parts ] ).toHaveLength( 4 );
	expect(
		has< FieldDefinition >(
			'key',
			'path',
			'control',
			'label',
			'help',
			'tooltip',
			'options',
			'keywords',
			'limit',
			'multiline',
			'prefix',
			'placeholder',
			'requires'
		) &&
			has< PageSnapshot >(
				'title',
				'description',
				'name',
				'slug',
				'url',
				'status',
				'focusKeyword',
				'language',
				'content',
				'blocks',
				'robots',
				'canonical'
			)
	).toBe( true );
} );

test( 'the store has all its public members', async () => {
	const { select: selectors, dispatch: actions } = await createSite();
	for ( const name of PUBLIC_SELECTORS ) {
		expect( selectors ).toHaveProperty( name, expect.any( Function ) );
	}
	for ( const name of PUBLIC_ACTIONS ) {
		expect( actions ).toHaveProperty( name, expect.any( Function ) );
	}
} );

test( 'TypeScript refuses members of the store that aren’t public', () => {
	const store = { name: 'pharos' } as PublicStore;
	const use = () => {
		const separator: string | undefined =
			select( store ).getSetting( 'separator' );
		void dispatch( store ).editSettings( { separator: `${ separator }` } );
		// @ts-expect-error Private.
		select( store ).getRedirects();
		// @ts-expect-error Private.
		void dispatch( store ).removeRedirects();
	};
	expect( use ).toBeInstanceOf( Function );
} );

test( 'docs/add-ons.md lists the members of the store, no more and no fewer', () => {
	const text = readFileSync(
		join( __dirname, '../docs/add-ons.md' ),
		'utf8'
	);
	const [ , part = '' ] =
		/^## The data store$([^]*?)^## /m.exec( text ) ?? [];
	const names = [ ...part.matchAll( /^\| `(\w+)/gm ) ].map(
		( [ , name ] ) => name
	);
	expect( names.sort() ).toEqual(
		[ ...PUBLIC_SELECTORS, ...PUBLIC_ACTIONS ].sort()
	);
} );
