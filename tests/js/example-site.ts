import networks from '../fixtures/accounts.json';
import type {
	NetworkIcon,
	PostContent,
	RobotsTxt,
	SiteSettings,
} from '../../store';

/** A site as a fresh WordPress has it. */
export const exampleSite: SiteSettings = {
	site: {
		site_name: 'Hazel & Pine Coffee',
		site_url: 'https://example.org',
		favicon: '',
	},
	content: {
		post_types: [
			{ name: 'post', label: 'Posts' },
			{ name: 'page', label: 'Pages' },
		],
		taxonomies: [
			{ name: 'category', label: 'Categories', base: 'category' },
		],
		archives: [ { name: 'author', label: 'Author Archives' } ],
	},
	home_page_static: 'posts',
	home_page_edit_url: '',
	home_page_featured_image: '',
	limits: { title: 60, description: 160, url: 90 },
	variables: [
		{ name: 'site_name', label: 'Site Name', description: '' },
		{ name: 'separator', label: 'Separator', description: '' },
		{ name: 'tagline', label: 'Tagline', description: '' },
		{ name: 'title', label: 'Post Title', description: '' },
	],
	schema_variables: [ { name: 'image', label: 'Image', description: '' } ],
	preview: {
		id: 7,
		title: 'Brewing at home',
		url: 'https://example.org/brewing',
		variables: {
			site_name: 'Hazel & Pine Coffee',
			tagline: 'Slow coffee',
			title: 'Brewing at home',
		},
	},
	home_preview: {
		id: 0,
		title: '',
		url: 'https://example.org/',
		variables: {
			site_name: 'Hazel & Pine Coffee',
			tagline: 'Slow coffee',
			title: '',
			excerpt: 'Slow coffee',
		},
	},
	social_profiles: [
		{
			id: 'instagram',
			label: 'Instagram',
			placeholder: 'https://www.instagram.com/name',
			show_in_dashboard: true,
			names: networks.names.instagram,
			hosts: networks.hosts.instagram,
		},
		{
			id: 'mastodon',
			label: 'Mastodon',
			placeholder: 'https://mastodon.social/@name',
			show_in_dashboard: false,
			names: networks.names.mastodon,
			hosts: [],
		},
	],
	other_seo_plugin: null,
	visibility: {
		search_engines: true,
		reading_url: 'https://example.org/wp-admin/options-reading.php',
		robots_txt_blocks: false,
		causes: [],
	},
};

/** The icons of its networks that WordPress knows. */
export const exampleIcons: Record< string, NetworkIcon > = {
	instagram: { view_box: '0 0 24 24', path: 'M4 4h16v16z' },
};

/** What robot instructions can be given for on that site. */
export const exampleContent: PostContent = {
	post_types: [
		{
			name: 'post',
			label: 'Posts',
			url: 'https://example.org/brewing',
			count: 12,
			in_sitemap: true,
			served: true,
		},
		{
			name: 'page',
			label: 'Pages',
			url: 'https://example.org/about',
			count: 3,
			in_sitemap: true,
			served: true,
		},
	],
	taxonomies: [
		{
			name: 'category',
			label: 'Categories',
			url: 'https://example.org/category/tea',
			count: 1,
			in_sitemap: true,
			served: true,
		},
	],
	archives: [
		{
			name: 'author',
			label: 'Author Archives',
			url: 'https://example.org/author/admin',
			count: null,
			in_sitemap: true,
			served: false,
		},
		{
			name: 'search',
			label: 'Search Results',
			url: 'https://example.org/?s=example',
			count: null,
			in_sitemap: false,
			served: true,
		},
	],
};

const OWN_ROBOTS_TXT =
	'User-agent: *\nDisallow: /wp-admin/\n\nSitemap: https://example.org/wp-sitemap.xml\n';

/** The robots.txt of that site: the one that WordPress makes. */
export const exampleRobotsTxt: RobotsTxt = {
	robots_txt_content: OWN_ROBOTS_TXT,
	search_engine_visibility: '1',
	robots_file_exists: false,
	robot_file_content: '',
	default_content: OWN_ROBOTS_TXT,
	robots_url: 'https://example.org/robots.txt',
	robots_txt_blocks: false,
};
