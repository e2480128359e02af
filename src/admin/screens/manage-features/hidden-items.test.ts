import type { NavSection } from '../../navigation/types';
import { countHiddenItems } from './hidden-items';

const sections: NavSection[] = [
	{
		id: 'advanced',
		label: 'Advanced',
		path: '/advanced',
		layout: 'settings',
		links: [
			{ path: '/advanced/schema', label: 'Schema', feature: 'schemas' },
			{ path: '/advanced/sitemaps', label: 'Sitemaps' },
			{
				path: '/advanced/more',
				label: 'More',
				feature: 'more',
				children: [
					{ path: '/advanced/more/a', label: 'A' },
					{ path: '/advanced/more/b', label: 'B' },
				],
			},
		],
	},
	{
		id: 'console',
		label: 'Console',
		path: '/console',
		layout: 'navbar',
		feature: 'console',
		links: [
			{ path: '/console', label: 'Console', feature: 'console' },
			{ path: '/performance', label: 'Performance' },
		],
	},
];

describe( 'what disappears when a feature is switched off', () => {
	test.each( [
		[ 'a link of its own', 'schemas', 1 ],
		[ 'a whole section', 'console', 2 ],
		[ 'the pages of a submenu', 'more', 2 ],
		[ 'nothing of the menus', 'page_level_seo', 0 ],
	] )( '%s', ( _, feature, count ) => {
		expect( countHiddenItems( sections, feature ) ).toBe( count );
	} );
} );
