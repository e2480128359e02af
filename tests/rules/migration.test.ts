/** The conversion of source plugins' templates to Pharos's, and of their values. */
import { runRules } from './support/php';

interface Case {
	source:
		| 'yoast'
		| 'rankmath'
		| 'aioseo'
		| 'aioseo 3'
		| 'seopress'
		| 'slim'
		| 'surerank'
		| 'braces';
	template: string;
	place?: string;
	ours: string;
	/** The output on a page called Tea of the site Fern, with the separator |. */
	printed: string;
	lost?: string[];
}

const yoast = (
	template: string,
	ours: string,
	printed: string,
	more: Partial< Case > = {}
): Case => ( { source: 'yoast', template, ours, printed, ...more } );

const rankmath: typeof yoast = ( ...all ) => ( {
	...yoast( ...all ),
	source: 'rankmath',
} );

const aioseo: typeof yoast = ( ...all ) => ( {
	...yoast( ...all ),
	source: 'aioseo',
} );

const seopress: typeof yoast = ( ...all ) => ( {
	...yoast( ...all ),
	source: 'seopress',
} );

const slim: typeof yoast = ( ...all ) => ( {
	...yoast( ...all ),
	source: 'slim',
} );

const surerank: typeof yoast = ( ...all ) => ( {
	...yoast( ...all ),
	source: 'surerank',
} );

const cases: Record< string, Case > = {
	'a separator, and a literal one': surerank(
		'%title% %separator% %site_name% - %tagline%',
		'%title% %separator% %site_name% - %tagline%',
		'Tea | Fern'
	),
	'a page that brings its dash along': surerank(
		'%title%%page% %separator% %site_name%',
		'%title% - %page% %separator% %site_name%',
		'Tea | Fern'
	),
	'names in capitals, which are others': surerank(
		'%Title%%ID%%id%',
		'%id%',
		'',
		{ lost: [ '%Title%', '%id%' ] }
	),
	'words that might be variables, and are dropped': surerank(
		'100% tea, 20%off%%title% 5%茶%',
		'100% tea, 20%title% 5',
		'100% tea, 20Tea 5',
		{ lost: [ '%off%', '%茶%' ] }
	),
	'markup that is printed, and entities decoded once': surerank(
		'<em>%title%</em> &amp;amp; &#37;title&#37;',
		'<em>%title%</em> &amp; %percent%title%',
		'<em>Tea</em> &amp; %title%'
	),
	'a custom field of any name': surerank(
		'%custom_field.price_in-€% %custom_field.nothing%',
		'%field:price_in-€% %field:nothing%',
		''
	),
	'what is about today': surerank(
		'%currentdate% %currentday% %currentmonth% %currentyear%',
		'%current_date% %current_day% %current_month% %current_year%',
		''
	),
	'what it knows and we do not': surerank(
		'%title% %currenttime%',
		'%title%',
		'Tea',
		{ lost: [ '%currenttime%' ] }
	),
	'variables of terms on a post, and of searches': surerank(
		'%title% %term_title%%term_description%%search_query%%archive_title%',
		'%title%',
		'Tea'
	),
	'variables of posts on the home page': surerank(
		'%content%%author_name%%permalink% %site_name%',
		'%site_name%',
		'Fern',
		{ place: 'home' }
	),
	'variables on a term': surerank(
		'%title%: %excerpt% %published%',
		'%term_title%: %term_description%',
		':',
		{ place: 'term', lost: [ '%published%' ] }
	),
	'variables and separators': yoast(
		'%%title%% %%page%% %%sep%% %%sitename%%',
		'%title% %separator% %page% %separator% %site_name%',
		'Tea | Fern'
	),
	'names in capitals': yoast(
		'%%Title%% %%SEP%% %%sitename%%',
		'%title% %separator% %site_name%',
		'Tea | Fern'
	),
	'names in capitals, where these count': rankmath( '%Title%', '', '', {
		lost: [ '%Title%' ],
	} ),
	'page numbers, which are there on the first page, too': yoast(
		'%%name%% %%pagenumber%% of %%pagetotal%%',
		'%author_name% %page_number:always% of %page_total:always%',
		'of'
	),
	'the path of a term': yoast(
		'%%term_hierarchy%%',
		'%term_hierarchy:separator%',
		'',
		{ place: 'term' }
	),
	'a percent sign in a text': yoast(
		'100% %%title%%, 5 % off',
		'100% %title%, 5 % off',
		'100% Tea, 5 % off'
	),
	'a word between percent signs': yoast(
		'%sale% %%title%%',
		'%percent%sale% %title%',
		'%sale% Tea'
	),
	'a percent sign that a variable follows': yoast(
		'20%off%%title%%',
		'20%percent%off%title%',
		'20%offTea'
	),
	'words between many percent signs': yoast(
		'%sale%off%now%',
		'%percent%sale%percent%off%percent%now%',
		'%sale%off%now%'
	),
	'a percent sign at the end': yoast(
		'Pure 100%tea',
		'Pure 100%tea',
		'Pure 100%tea'
	),
	'entities and markup, decoded once': yoast(
		'Salt &amp; <b>pepper</b> &#8211; 5 &lt; 6 &amp;amp; %%title%%',
		'Salt & pepper – 5 < 6 &amp; %title%',
		'Salt & pepper – 5 < 6 &amp; Tea'
	),
	'blanks beside markup': yoast(
		'A <b>%%title%%</b> <i>of</i> %%sitename%%<br>',
		'A %title% of %site_name%',
		'A Tea of Fern'
	),
	'an entity that is a percent sign': yoast(
		'&#37;title&#37;',
		'%percent%title%',
		'%title%'
	),
	'white space': yoast(
		' %%title%%\n\t %%sep%%\u00A0%%sitename%% ',
		'%title% %separator% %site_name%',
		'Tea | Fern'
	),
	'other scripts': yoast(
		'茶 🍵 %%title%% — شاي',
		'茶 🍵 %title% — شاي',
		'茶 🍵 Tea — شاي'
	),
	'a variable that nobody knows': yoast(
		'%%title%% %%nobody%% %%sep%% %%sitename%%',
		'%title% %separator% %site_name%',
		'Tea | Fern',
		{ lost: [ '%%nobody%%' ] }
	),
	'nothing between two separators, and at the ends': yoast(
		'%%term_description%%%%category%%%%nobody%% %%sep%% %%title%% %%sep%% %%tag_nobody%% %%sep%% %%sitename%% %%sep%% %%term%%',
		'%term_description%%categories% %separator% %title% %separator% %site_name%',
		'Tea | Fern',
		{ lost: [ '%%nobody%%', '%%tag_nobody%%', '%%term%%' ] }
	),
	'no title before a separator': yoast(
		'%%title%% %%sep%% %%sitename%%',
		'%site_name%',
		'Fern',
		{ place: 'author' }
	),
	'a custom field': yoast( '%%cf_Price in-€%%', '', '', {
		lost: [ '%%cf_Price in-€%%' ],
	} ),
	'a custom field with a name that can be written': yoast(
		'%%cf_price_2%% %%ct_cuisine%%',
		'%field:price_2% %terms:cuisine%',
		''
	),
	'only the first term of a taxonomy': yoast(
		'%%ct_cuisine%%single%% %%sep%% %%sitename%%',
		'%first_term:cuisine% %separator% %site_name%',
		'Fern'
	),
	'terms on the page of one': yoast(
		'%%tag%% %%ct_cuisine%%',
		'%term_title%',
		'',
		{
			place: 'term',
		}
	),
	'the description of a taxonomy’s term': yoast(
		'%%ct_desc_cuisine%%',
		'',
		'',
		{
			lost: [ '%%ct_desc_cuisine%%' ],
		}
	),
	'what a page has not': yoast(
		'%%title%% %%term_title%%',
		'%term_title%',
		'',
		{
			place: 'term',
		}
	),
	'a date of an archive': yoast( '%%date%%', '%archive_date%', '', {
		place: 'date',
	} ),
	'single percent signs of another plugin': yoast(
		'%title% %%title%%',
		'%percent%title% %title%',
		'%title% Tea'
	),
	nothing: yoast( '', '', '' ),
	'a zero': rankmath( '0', '0', '0' ),
	'single percent signs': rankmath(
		'%title% %sep% 100% %sitename%',
		'%title% %separator% 100% %site_name%',
		'Tea | 100% Fern'
	),
	'an unknown word between percent signs': rankmath(
		'It’s 100%pure% %title%',
		'It’s 100 %title%',
		'It’s 100 Tea',
		{ lost: [ '%pure%' ] }
	),
	arguments: rankmath(
		'%customfield(price)% %customterm(cuisine)% %count(recipe)%',
		'%field:price% %first_term:cuisine% 1',
		'1'
	),
	'dates in formats that can be said': rankmath(
		'%date(F j, Y)% %currentdate(Y)% %modified%',
		'%published% %current_year% %modified%',
		''
	),
	'dates of numbers': rankmath(
		'%date(Y-m-d)%',
		'%post_year%-%published:m%-%published:d%',
		'--'
	),
	'dates in other formats': rankmath( '%date(l jS)%', '%published%', '', {
		lost: [ 'l jS' ],
	} ),
	'its own title': rankmath(
		'%seo_title% %sep% %org_name%',
		'%title% %separator% %site_name%',
		'Tea | Fern'
	),
	'on the page of a term': rankmath(
		'%category% %term%',
		'%term_title% %term_title%',
		'',
		{
			place: 'term',
		}
	),
	'variables behind hashes': aioseo(
		'#post_title #separator_sa #site_title',
		'%title% %separator% %site_name%',
		'Tea | Fern'
	),
	'variables behind hashes, in capitals and side by side': aioseo(
		'#Post_Title#SITE_TITLE, #post_title-#blog_title',
		'%title%%site_name%, %title%-%site_name%',
		'TeaFern, Tea-Fern'
	),
	'an unknown variable behind a hash, which is printed': aioseo(
		'#no_such_tag #post_titles #post_title',
		'#no_such_tag #post_titles %title%',
		'#no_such_tag #post_titles Tea',
		{ lost: [ '#no_such_tag', '#post_titles' ] }
	),
	'hashtags and numbers': aioseo(
		'#TeaTime is #1 in C# & F#, &#35;5 #',
		'#TeaTime is #1 in C# & F#, #5 #',
		'#TeaTime is #1 in C# & F#, #5 #'
	),
	'percent signs beside hashes': aioseo(
		'100% #post_title %title% 5%#site_title',
		'100% %title% %percent%title% 5%%site_name%',
		'100% Tea %title% 5%Fern'
	),
	'entities, decoded until none is left': aioseo(
		'Salt &amp;amp;amp; &amp;quot;tea&amp;quot; <b>#post_title</b>',
		'Salt & "tea" %title%',
		'Salt & "tea" Tea'
	),
	'a hash that is an entity': aioseo(
		'&#35;post_title',
		'#post_title',
		'#post_title'
	),
	'another language behind hashes': aioseo(
		'Чай: #post_title — 茶 🍵 #tagline',
		'Чай: %title% — 茶 🍵 %tagline%',
		'Чай: Tea — 茶 🍵'
	),
	'names after hyphens': aioseo(
		'#custom_field-price_2-b #tax_name-cuisine #custom_field #tax_name',
		'%field:price_2-b% %first_term:cuisine%',
		''
	),
	'terms on the page of a post': aioseo(
		'#category #taxonomy_title #categories',
		'%primary_term% %primary_term% %categories%',
		''
	),
	'terms on the page of one, behind hashes': aioseo(
		'#category #taxonomy_title: #taxonomy_description #tax_parent_name #tax_name-cuisine',
		'%term_title% %term_title%: %term_description% %parent_title%',
		':',
		{ place: 'term' }
	),
	'what a home page has not': aioseo(
		'#post_title #site_title #archive_date #search_term',
		'%site_name%',
		'Fern',
		{ place: 'home' }
	),
	'what archives are called': aioseo(
		'All #archive_title #page_number',
		'All %title% %page_number:always%',
		'All Tea',
		{ place: 'type' }
	),
	'dates of an archive, behind hashes': aioseo(
		'#archive_date #archive_title',
		'%archive_date% %archive_label% %archive_date%',
		'',
		{ place: 'date' }
	),
	'days of two digits': aioseo(
		'#post_day #post_month #post_year, #current_day',
		'%published:d% %post_month% %post_year%, %current_date:d%',
		','
	),
	'links, of which the text stays': aioseo(
		'#post_link on #site_link by #author_link',
		'%title% on %site_name% by %author_name%',
		'Tea on Fern by'
	),
	'what is known there and not here': aioseo(
		'#post_title #featured_image_url #alt_tag',
		'%title%',
		'Tea',
		{ lost: [ '#featured_image_url', '#alt_tag' ] }
	),
	'variables of version 3': {
		...aioseo(
			'%post_title% | %blog_title% %cf_price% %tax_cuisine% %recipe_title%',
			'%title% | %site_name% %field:price% %first_term:cuisine% %title%',
			'Tea | Fern Tea'
		),
		source: 'aioseo 3',
	},
	'words between percent signs in version 3': {
		...aioseo(
			'100% %tea% 50%off%',
			'100% %percent%tea% 50%percent%off%',
			'100% %tea% 50%off%'
		),
		source: 'aioseo 3',
	},
	'double percent signs, and old names': seopress(
		'%%post_title%% %%current_pagination%% %%sep%% %%sitetitle%% %%title%% %%sitename%%',
		'%title% %page_number% %separator% %site_name% %title% %site_name%',
		'Tea | Fern Tea Fern'
	),
	'a page that brings its separator': seopress(
		'%%term_title%%%%page%% %%sep%% %%sitetitle%%',
		// The source plugin also output both separators if there is no page number.
		'%term_title:typographic%%separator% %page%%keep% %separator% %site_name%',
		'| Fern',
		{ place: 'term' }
	),
	'a variable that is printed as it is': seopress(
		'%%post_title%% %%post_id%% %%no_such%%',
		'%title% %%percent%post_id%% %%percent%no_such%%',
		'Tea %%post_id%% %%no_such%%',
		{ lost: [ '%%post_id%%', '%%no_such%%' ] }
	),
	'many percent signs beside variables': seopress(
		'100%% tea 50% %%post_title%% 5%off%',
		'100%% tea 50% %title% 5%percent%off%',
		'100%% tea 50% Tea 5%off%'
	),
	'names in capitals, where nothing is dropped': seopress(
		'%%Post_Title%%',
		'%%Post_Title%%',
		'%%Post_Title%%',
		{ lost: [ '%%Post_Title%%' ] }
	),
	'the title of no post': seopress(
		'%%post_title%% %%_category_title%%',
		'%term_title:typographic%',
		'',
		{ place: 'term' }
	),
	'the first terms of a post': seopress(
		'%%post_category%% %%post_tag%% %%_ct_cuisine%% %%wc_single_cat%%',
		'%first_term:category% %first_term:post_tag% %first_term:cuisine% %terms:product_cat%',
		''
	),
	'custom fields of all kinds': seopress(
		'%%_cf_price%% %%_cf_prix-€%% %%_cf__price%% %%_cf_my field%%',
		'%field:price% %field:prix-€%',
		'',
		{ lost: [ '%%_cf__price%%', '%%_cf_my field%%' ] }
	),
	'what is known about an author': seopress(
		'%%post_author%% %%author_nickname%% %%author_website%% %%_ucf_last_name%% %%_ucf_shoe_size%%',
		'%author_name% %author_nickname% %author_website% %author_last_name%',
		'',
		{ place: 'author', lost: [ '%%_ucf_shoe_size%%' ] }
	),
	'what is searched for': seopress(
		'You searched for %%search_keywords%%',
		'You searched for "%search_query%"',
		'You searched for ""',
		{ place: 'search' }
	),
	'the parts of a date': seopress(
		'%%archive_date_day%%. %%archive_date_month_name%% %%archive_date_year%% (%%archive_date%%)',
		'%archive_day%. %archive_month% %archive_year% (%archive_month_number% - %archive_year%)',
		'. ( - )',
		{ place: 'date' }
	),
	'the time': seopress(
		'%%currentmonth_short%% %%currentmonth_num%% %%currentdate%% %%currenttime%%',
		'%current_month_short% %current_month_number% %current_date% %current_time%',
		''
	),
	'a price that has no equivalent': seopress(
		'%%post_title%% %%wc_single_price%%',
		'%title%',
		'Tea',
		{ lost: [ '%%wc_single_price%%' ] }
	),
	'the label of an archive': seopress(
		'%%archive_title%% %%sep%% %%sitetitle%%',
		'%title% %separator% %site_name%',
		'Tea | Fern',
		{ place: 'term', lost: [ '%%archive_title%%' ] }
	),
	'braces, with and without white space': slim(
		'{{ post.title }}{{sep}}{{  site.title  }}',
		'%title% %separator% %site_name%',
		'Tea | Fern'
	),
	'braces that are none': slim(
		'{ post.title } {{ post.title | upper }} {{ post.title',
		'{ post.title } {{ post.title | upper }} {{ post.title',
		'{ post.title } {{ post.title | upper }} {{ post.title'
	),
	'braces that nobody knows': slim(
		'{{ post.title }} {{ what }} {{ user.display_name }} 100%tea%',
		'%title% {{ what }} {{ user.display_name }} 100%percent%tea%',
		'Tea {{ what }} {{ user.display_name }} 100%tea%',
		{ lost: [ '{{ what }}', '{{ user.display_name }}' ] }
	),
	'what a post has not, which is dropped': slim(
		'{{ post.title }} {{ sep }} {{ post.nothing }} {{ post.title|upper }}{{ sep }} {{ site.title }}',
		'%title% %separator% %site_name%',
		'Tea | Fern',
		{ lost: [ '{{ post.nothing }}', '{{ post.title|upper }}' ] }
	),
	'a page in short': slim(
		'{{ term.name }} {{ sep }} {{ page }} {{ sep }} {{ site.title }}',
		'%term_title% %separator% %page% %separator% %site_name%',
		'Fern',
		{ place: 'term' }
	),
	'taxonomies with hyphens': slim(
		'{{ post.tax.cuisine }} {{ post.tax.tea_kind }} {{ post.tax.gone }} {{ post.categories }} {{ post.tags }}',
		'%terms:cuisine% %terms:tea-kind% %categories% %tags%',
		''
	),
	'fields of several plugins': slim(
		'{{ post.custom_field.price }} {{ acf.size }} {{ mb.colour }} {{ post.custom_field._secret }} {{ acf.group.part }}',
		'%field:price% %field:size% %field:colour%',
		'',
		{
			lost: [ '{{ post.custom_field._secret }}', '{{ acf.group.part }}' ],
		}
	),
	'an author, and the texts of kinds': slim(
		'{{ author.display_name }}: {{ author.auto_description }}',
		'%author_name%: %excerpt%',
		':',
		{ place: 'author' }
	),
	'labels of a type on its archive': slim(
		'All {{ post_type.labels.plural }}',
		'All %type_plural%',
		'All',
		{ place: 'type' }
	),
	'labels of a type elsewhere': slim(
		'{{ post_type.labels.plural }}',
		'{{ post_type.labels.plural }}',
		'{{ post_type.labels.plural }}',
		{ lost: [ '{{ post_type.labels.plural }}' ] }
	),
	'the month in digits': slim(
		'{{ current.month }}/{{ current.year }}',
		'%current_month_digits%/%current_year%',
		'/'
	),
	'a plugin that prints what it does not know': {
		source: 'braces',
		template: '{{ post.title }} {{ what }} {{ field price }}',
		ours: '%title% {{ what }} %field:price%',
		printed: 'Tea {{ what }}',
		lost: [ '{{ what }}' ],
	},
};

const networks: [ url: string, network: string ][] = [
	[ 'https://www.facebook.com/fern', 'facebook' ],
	[ 'http://twitter.com/fern', 'x' ],
	[ 'https://x.com/fern', 'x' ],
	[ 'https://de.pinterest.com/fern/', 'pinterest' ],
	[ 'https://www.pinterest.co.uk/fern/', 'pinterest' ],
	[ 'https://mastodon.social/@fern', 'mastodon' ],
	[ 'www.tiktok.com/@fern', 'tiktok' ],
	[ 'https://en.wikipedia.org/wiki/Tea', 'wikipedia' ],
	[ 'https://notfacebook.com/fern', '' ],
	[ 'https://example.com/facebook.com', '' ],
	[ 'nonsense', '' ],
	[ '', '' ],
];

const stored: [ text: string, map: unknown, damaged: boolean ][] = [
	[ 'a:1:{i:0;s:7:"noindex";}', [ 'noindex' ], false ],
	[ 'a:0:{}', [], false ],
	[ 'a:1:{i:0;s:9:"noindex";}', null, true ],
	[ 'a:2:{i:0;s:7:"noindex"', null, true ],
	[ 'noindex', null, false ],
	[ '', null, false ],
	[ 'O:8:"stdClass":0:{}', null, true ],
];

const results = runRules( {
	translate: Object.values( cases ),
	'network of': networks.map( ( [ url ] ) => url ),
	'stored map': stored.map( ( [ text ] ) => text ),
} );

test.each( Object.keys( cases ).map( ( name, i ) => [ name, i ] as const ) )(
	'A template with %s',
	( name, i ) => {
		const { ours, printed, lost = [] } = cases[ name ] as Case;
		expect( results.translate[ i ] ).toEqual( [ ours, printed, lost ] );
	}
);

test.each(
	networks.map( ( [ url, network ], i ) => [ url, network, i ] as const )
)( 'The account %s is one of “%s”', ( _url, network, i ) => {
	expect( results[ 'network of' ][ i ] ).toBe( network );
} );

test.each(
	stored.map(
		( [ text, map, damaged ], i ) => [ text, map, damaged, i ] as const
	)
)( 'A stored %s is %j (damaged: %j)', ( _text, map, damaged, i ) => {
	expect( results[ 'stored map' ][ i ] ).toEqual( [ map, damaged ] );
} );
