/**
 * The settings application and the setup wizard: each call adds one thing. The script runs after the application has started, which shows the
 * additions when they arrive.
 */
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { About } from './about';
import { BadgeCard } from './badge-card';
import { NameStep } from './name-step';

const add = ( hook, ...entries ) =>
	addFilter( hook, 'pharos-example', ( list ) => [ ...list, ...entries ] );

const NAME = {
	key: 'example_name',
	control: 'text',
	label: __( 'Name on the badge', 'pharos-example' ),
};

// A section in the top bar, whose link opens the first of its screens.
add( 'pharos.navigation', {
	id: 'example',
	label: __( 'Example', 'pharos-example' ),
	path: '/example/about',
	layout: 'settings',
	links: [
		{
			path: '/example/about',
			label: __( 'About the Example', 'pharos-example' ),
		},
	],
	priority: 20,
} );

// A link in a section of Pharos SEO.
addFilter( 'pharos.navigation', 'pharos-example/link', ( sections ) =>
	sections.map( ( section ) =>
		section.id === 'tools'
			? {
					...section,
					links: [
						...section.links,
						{
							path: '/example',
							label: __( 'Example Add-on', 'pharos-example' ),
							description: __(
								'Settings of the example add-on.',
								'pharos-example'
							),
							priority: 20,
						},
					],
				}
			: section
	)
);

add(
	'pharos.screens',
	// Fields only: Pharos SEO shows, searches, saves and undoes them.
	{
		path: '/example',
		groups: [
			{
				title: __( 'Badge', 'pharos-example' ),
				fields: [
					{
						key: 'example_badge',
						control: 'toggle',
						label: __( 'Show a badge', 'pharos-example' ),
						help: __(
							'The page reloads after saving.',
							'pharos-example'
						),
						keywords: [ 'zebra' ],
					},
					NAME,
				],
			},
		],
	},
	// A component; the second route has a parameter.
	{ path: '/example/about', component: About },
	{ path: '/example/about/:topic', component: About }
);

add( 'pharos.sitemapSettings', {
	title: __( 'Example add-on', 'pharos-example' ),
	fields: [
		{
			key: 'example_sitemap',
			control: 'toggle',
			label: __( 'Include the notice page', 'pharos-example' ),
		},
	],
} );

add( 'pharos.dashboardCards', {
	id: 'example/badge',
	title: __( 'Badge', 'pharos-example' ),
	component: BadgeCard,
} );

add( 'pharos.onboardingSteps', {
	id: 'example/name',
	title: __( 'Badge', 'pharos-example' ),
	description: __(
		'The name is shown on the badge and in titles.',
		'pharos-example'
	),
	settings: [ 'example_name' ],
	component: NameStep,
} );

add( 'pharos.performanceColumns', {
	id: 'example/depth',
	title: __( 'Depth', 'pharos-example' ),
	component: ( { row } ) =>
		new URL( row.url ).pathname.split( '/' ).filter( Boolean ).length,
} );
