/** Images and videos that sitemaps find in content. The site is https://example.com/blog, the post id is 7. */
import { runRules } from './support/php';

/** Numbers are attachments; a list stands for all attachments of the post except the listed ones. */
const images: Record< string, [ html: string, images: unknown[] ] > = {
	'an image block': [
		'<!-- wp:image {"id":12} --><figure class="wp-block-image"><img src="https://example.com/a.jpg" alt="" class="wp-image-12"/></figure><!-- /wp:image -->',
		[ 'https://example.com/a.jpg' ],
	],
	'several, in their order, with what the site is known by left out': [
		'<img src="/one.jpg"><p>Text</p><img src="two.jpg"><img src="//cdn.example.net/three.jpg">',
		[
			'https://example.com/one.jpg',
			'https://example.com/blog/two.jpg',
			'https://cdn.example.net/three.jpg',
		],
	],
	'a parallax cover': [
		'<div role="img" class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(https://example.com/sea.jpg)"></div>',
		[ 'https://example.com/sea.jpg' ],
	],
	'a background in quotes, before an image': [
		'<div style="color:red; BACKGROUND-IMAGE: url( &quot;/sea view.jpg&quot; )"><p style="color:blue"><img src="/a.jpg"></p></div>',
		[ 'https://example.com/sea%20view.jpg', 'https://example.com/a.jpg' ],
	],
	'a background that is a colour': [
		'<div style="background-image:linear-gradient(red,blue);color:url(/no.jpg)"></div>',
		[],
	],
	'an image that a script loads late': [
		'<img src="data:image/gif;base64,R0lGOD" data-src="/late.jpg"><img data-lazy-src="/later.jpg">',
		[ 'https://example.com/late.jpg', 'https://example.com/later.jpg' ],
	],
	'an image with a late copy': [
		'<img src="/a.jpg" data-src="/b.jpg">',
		[ 'https://example.com/a.jpg' ],
	],
	'other addresses of the same image': [
		'<img srcset="/a-300.jpg 300w, /a-600.jpg 600w" src="/a.jpg" data-full="/b.jpg" longdesc="/c.jpg">',
		[ 'https://example.com/a.jpg' ],
	],
	'what counts visitors': [
		'<img src="/pixel.gif" width="1" height="1"><img height=1px src=/p.gif><img src="/0.gif" WIDTH="0"><img src="/a.jpg" width="10" height="100">',
		[ 'https://example.com/a.jpg' ],
	],
	'a classic gallery between images': [
		'<img src="/a.jpg">\n\n[gallery columns="2" ids="12,5, 12,x,-3"]\n\n<img src="/b.jpg">',
		[ 'https://example.com/a.jpg', 12, 5, 'https://example.com/b.jpg' ],
	],
	'galleries and images again': [
		'[gallery][gallery exclude="3"]<img src="/a.jpg">[gallery]<img src="/a.jpg#b">',
		[ [], [ 3 ], 'https://example.com/a.jpg' ],
	],
	'a gallery of all that is attached': [ '[gallery]', [ [] ] ],
	'a gallery that leaves some out': [
		"[gallery link='file' exclude='3,4']",
		[ [ 3, 4 ] ],
	],
	'a gallery that WordPress does not know': [ '[GALLERY ids=7]', [] ],
	'a gallery of this post by number': [ '[gallery id=7]', [ [] ] ],
	'a gallery of another post': [ '[gallery id="8"]', [] ],
	'a gallery with an old name': [ '[gallery include="5"]', [ 5 ] ],
	'a gallery that a text shows to its readers': [
		'[[gallery ids="1"]] [gallery-of-others ids="2"] [galleryx] [gallery ids="3"',
		[],
	],
	'upper case, without quotes, with entities and empty attributes': [
		'<IMG hidden SRC=/a.jpg?x=1&amp;y=2 ALT><Img/src = \'/b.jpg\'alt="x">',
		[ 'https://example.com/a.jpg?x=1&y=2', 'https://example.com/b.jpg' ],
	],
	'the first of two equal attributes': [
		'<img src="/a.jpg" src="/b.jpg">',
		[ 'https://example.com/a.jpg' ],
	],
	'signs in attributes': [
		'<img alt="a > b" src="/a.jpg"><a title="<img src=/no.jpg>">x</a><p title=it\'s><img src="/b.jpg" alt=\'"\'>',
		[ 'https://example.com/a.jpg', 'https://example.com/b.jpg' ],
	],
	comments: [
		'<!-- <img src="/no.jpg"> --><!--><img src="/a.jpg"><!-- --!><img src="/b.jpg"><!-- wp:image {"url":"<img src=/no.jpg>"} --><? <img src="/no.jpg">',
		[ 'https://example.com/a.jpg', 'https://example.com/b.jpg' ],
	],
	'what is no markup': [
		'<script>var a = \'<img src="/no.jpg">\';</script><style>/* <img src="/no.jpg"> */</style><textarea><img src="/no.jpg"></textarea><template><img src="/no.jpg"></template><img src="/a.jpg">',
		[ 'https://example.com/a.jpg' ],
	],
	'code that readers see': [
		'<pre><code>&lt;img src="/no.jpg"&gt;</code></pre>',
		[],
	],
	'what visitors without scripts see': [
		'<noscript><img src="/a.jpg"></noscript>',
		[ 'https://example.com/a.jpg' ],
	],
	'elements with longer names': [
		'<imgs src="/no.jpg"><img-zoom src="/no.jpg"><scripts><img src="/a.jpg"></scripts>',
		[ 'https://example.com/a.jpg' ],
	],
	'a tag that is not closed': [
		'<img src="/a.jpg"><p>Text <img src="/no.jpg" ',
		[ 'https://example.com/a.jpg' ],
	],
	'a quote that is not closed': [
		'<img src="/a.jpg"><img src="/no.jpg><img src=\'/b.jpg\'>',
		[ 'https://example.com/a.jpg' ],
	],
	'a comment that is not closed': [
		'<img src="/a.jpg"><!-- <img src="/no.jpg">',
		[ 'https://example.com/a.jpg' ],
	],
	'nothing to load': [
		'<img><img src><img src=""><img src="#"><img src="javascript:alert(1)"><img src="blob:https://example.com/1"><img src="data:image/png;base64,AAAA">',
		[],
	],
	'no image at all': [ '<p>Text</p>', [] ],
	'': [ '', [] ],
};

const addresses = {
	'https://example.com/wp-content/uploads/2024/05/a-1.jpg?x=1&y=2':
		'https://example.com/wp-content/uploads/2024/05/a-1.jpg?x=1&y=2',
	'/a.png': 'https://example.com/a.png',
	'a.png': 'https://example.com/blog/a.png',
	'//cdn.example.net/a.png': 'https://cdn.example.net/a.png',
	'../../a/./b/../c.png': 'https://example.com/a/c.png',
	'https://example.com/a/..': 'https://example.com/',
	'https://example.com/a/b/..': 'https://example.com/a/',
	'https://example.com/.well-known/a.png':
		'https://example.com/.well-known/a.png',
	'\\\\cdn.example.net\\a.png': 'https://cdn.example.net/a.png',
	' \n/a\n.png ': 'https://example.com/a.png',
	'https://example.com/a.png#top': 'https://example.com/a.png',
	'HTTP://EXAMPLE.com:8080/A.png': 'http://example.com:8080/A.png',
	'https://example.com': 'https://example.com/',
	'https://example.com?a=1': 'https://example.com/?a=1',
	'/Fotos/Größe 1.jpg': 'https://example.com/Fotos/Gr%C3%B6%C3%9Fe%201.jpg',
	'/写真.jpg?サイズ=大':
		'https://example.com/%E5%86%99%E7%9C%9F.jpg?%E3%82%B5%E3%82%A4%E3%82%BA=%E5%A4%A7',
	'/a%20b%2fc.png': 'https://example.com/a%20b%2fc.png',
	'/100%.png': 'https://example.com/100%25.png',
	'/a"<b>|{c}[1].png': 'https://example.com/a%22%3Cb%3E%7C%7Bc%7D%5B1%5D.png',
	"/it's(1),a.png": "https://example.com/it's(1),a.png",
	'http://[2001:db8::1]/a.png': 'http://[2001:db8::1]/a.png',
	'': '',
	'#': '',
	'data:image/png;base64,AAAA': '',
	'blob:https://example.com/1': '',
	'javascript:alert(1)': '',
	'java\tscript:alert(1)': '',
	' javascript://example.com/%0Aalert(1)': '',
	'file:///etc/passwd': '',
	'ftp://example.com/a.png': '',
	'C:\\Pictures\\a.png': '',
	'https://name:secret@example.com/a.png': '',
	'https://exa mple.com/a.png': '',
	'https://example..com/a.png': '',
	'https://example.com:port/a.png': '',
	'https://': '',
	[ `/${ 'a'.repeat( 2000 ) }.png` ]: `https://example.com/${ 'a'.repeat( 2000 ) }.png`,
	[ `/${ 'a'.repeat( 2040 ) }.png` ]: '',
	[ `/${ 'ä'.repeat( 500 ) }.png` ]: '',
};

const youtube = ( id: string ) => ( {
	player_loc: `https://www.youtube.com/embed/${ id }`,
	thumbnail_loc: `https://i.ytimg.com/vi/${ id }/hqdefault.jpg`,
} );
const tea = youtube( 'Tea_Time-01' );
const vimeo = { player_loc: 'https://player.vimeo.com/video/76979871' };
const hiddenVimeo = {
	player_loc: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
};
const dailymotion = {
	player_loc: 'https://www.dailymotion.com/embed/video/x7tgad0',
	thumbnail_loc: 'https://www.dailymotion.com/thumbnail/video/x7tgad0',
};

const players = {
	'https://www.youtube.com/watch?v=Tea_Time-01': tea,
	'https://youtube.com/watch?list=PL1&v=Tea_Time-01&t=9s': tea,
	'https://m.youtube.com/watch?v=Tea_Time-01': tea,
	'https://youtu.be/Tea_Time-01?si=abc': tea,
	'https://www.youtube.com/embed/Tea_Time-01?rel=0': tea,
	'https://www.youtube-nocookie.com/embed/Tea_Time-01': tea,
	'https://www.youtube.com/shorts/Tea_Time-01': tea,
	'https://www.youtube.com/live/Tea_Time-01': tea,
	'https://www.youtube.com/embed/videoseries?list=PL1': {},
	'https://www.youtube.com/embed/live_stream?channel=UC1': {},
	'https://www.youtube.com/watch?v=tooshort': {},
	'https://www.youtube.com/watch?v=muchmuchtoolong': {},
	'https://www.youtube.com/@tea': {},
	'https://notyoutube.com/watch?v=Tea_Time-01': {},
	'https://example.com/?u=https://youtu.be/Tea_Time-01': {},
	'https://vimeo.com/76979871': vimeo,
	'https://vimeo.com/76979871?share=copy': vimeo,
	'https://player.vimeo.com/video/76979871?dnt=1': vimeo,
	'https://vimeo.com/channels/staffpicks/76979871': vimeo,
	'https://vimeo.com/groups/tea/videos/76979871': vimeo,
	'https://vimeo.com/76979871/8272103f6e': hiddenVimeo,
	'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0': hiddenVimeo,
	'https://vimeo.com/features': {},
	'https://vimeo.com/2024tea': {},
	'https://www.dailymotion.com/video/x7tgad0_tea-time': dailymotion,
	'https://dai.ly/x7tgad0': dailymotion,
	'https://www.dailymotion.com/embed/video/x7tgad0?autoplay=1': dailymotion,
	'https://geo.dailymotion.com/player/x1.html?video=x7tgad0': dailymotion,
	'https://www.dailymotion.com/tea': {},
	'https://example.com/a.mp4': { content_loc: 'https://example.com/a.mp4' },
	'https://example.com/a.MOV?x=1': {
		content_loc: 'https://example.com/a.MOV?x=1',
	},
	'https://example.com/a.mp4.html': {},
	'https://example.com/?a=.mp4': {},
	'https://example.com/': {},
	'': {},
};

const file = { content_loc: 'https://example.com/tea.mp4' };
const poster = { thumbnail_loc: 'https://example.com/tea.jpg' };

const videos: Record< string, [ html: string, videos: unknown[] ] > = {
	'a video block': [
		'<!-- wp:video {"id":12} --><figure class="wp-block-video"><video controls poster="/tea.jpg" src="/tea.mp4"></video></figure><!-- /wp:video -->',
		[ { ...file, ...poster } ],
	],
	'an element with several formats': [
		'<VIDEO Poster=/tea.jpg><source SRC=/tea.mp4><source src="/tea.webm"></VIDEO><audio><source src="/tea.mp3"></audio>',
		[ { ...file, ...poster } ],
	],
	'a format that is no address, and one that is': [
		'<video><source src="blob:x"><source src="/tea.mp4"></video>',
		[ file ],
	],
	'a file that is called otherwise': [
		'<video src="/stream?id=3&amp;x=1"></video>',
		[ { content_loc: 'https://example.com/stream?id=3&x=1' } ],
	],
	'two elements, one of them not closed': [
		'<video><source src="/tea.mp4"><video src="/pot.mp4">',
		[ file, { content_loc: 'https://example.com/pot.mp4' } ],
	],
	'a source of no video': [
		'<picture><source src="/tea.mp4" srcset="/a.jpg"></picture>',
		[],
	],
	'the shortcode of a file': [
		'[video width="640" mp4="/tea.mp4" webm="/tea.webm" poster="/tea.jpg"][/video]',
		[ { ...file, ...poster } ],
	],
	'the shortcode of a player': [
		'[video src="https://youtu.be/Tea_Time-01"]',
		[ tea ],
	],
	'a shortcode that a text shows to its readers': [
		'[[video src="/tea.mp4"]]',
		[],
	],
	'an embed block': [
		'<!-- wp:embed {"url":"https:\\/\\/www.youtube.com\\/watch?v=Tea_Time-01\\u0026t=9","type":"video","providerNameSlug":"youtube"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=Tea_Time-01&amp;t=9\n</div><figcaption class="wp-element-caption">Tea</figcaption></figure>\n<!-- /wp:embed -->',
		[ tea ],
	],
	'an embed block of an old editor': [
		'<!-- wp:core-embed/vimeo {"url":"https://vimeo.com/76979871"} /-->',
		[ vimeo ],
	],
	'an embed block of something else, or a damaged one': [
		'<!-- wp:embed {"url":"https://example.com/video"} /--><!-- wp:embed {"url":["https://vimeo.com/1"]} /--><!-- wp:embed {vimeo} /--><!-- wp:embedded {"url":"https://vimeo.com/1"} /-->',
		[],
	],
	'an address alone in its line': [
		'Look:\r\n\r\n  https://youtu.be/Tea_Time-01 \r\nhttps://example.com/tea.mp4',
		[ tea, file ],
	],
	'an address alone in its paragraph': [
		'<p>Look:</p><p class="x">\n https://vimeo.com/76979871?a=1&amp;b=2 </p>',
		[ vimeo ],
	],
	'addresses in a text, and links': [
		'See https://youtu.be/Tea_Time-01 and\n<a href="https://youtu.be/Tea_Time-01">this</a>\n<a href="/tea.mp4">file</a> https://vimeo.com/1',
		[],
	],
	'the shortcode of an embed': [
		'[embed width="300"]https://www.youtube.com/watch?x=1&amp;v=Tea_Time-01[/embed]',
		[ tea ],
	],
	frames: [
		'<iframe width="560" src="https://www.youtube.com/embed/Tea_Time-01?rel=0&amp;x" allowfullscreen></iframe><iframe src="about:blank" data-src="//player.vimeo.com/video/76979871"></iframe><iframe src=https://example.com/tea.mp4></iframe><iframe src="https://example.com/map?x=youtu.be"></iframe>',
		[ tea, vimeo, file ],
	],
	'the same video in several ways': [
		'https://youtu.be/Tea_Time-01\n<iframe src="https://www.youtube.com/embed/Tea_Time-01"></iframe>\nhttps://www.youtube.com/watch?v=Tea_Time-01',
		[ tea ],
	],
	'comments, scripts and code': [
		'<!-- <video src="/no.mp4"> --><script>"<video src=/no.mp4>"</script><code>&lt;video src="/no.mp4"&gt;</code><iframe srcdoc="x"><video src="/no.mp4"></iframe><video src="/tea.mp4">',
		[ file ],
	],
	'nothing to play': [
		'<video></video><video src="javascript:alert(1)"></video><iframe></iframe>[video]<!-- youtu -->',
		[],
	],
	'': [ '', [] ],
};

/** Content that could cause excessive backtracking in a regular expression. */
const hostile = [
	...[ '<', '<!', '<!--', '<!---', '<!-- wp:embed {', '-', '[', '{' ],
	...[ '<a ', '<a "', '<a =x ', '<a ="', '<a =\'"', '<p>', '<p ', '</p' ],
	...[ '<img ', '<img src=', '<img src="', '<img =', '<video ', '<source ' ],
	...[ '<script>', '<script ', '<script></script', '<iframe>', '<title><' ],
	...[ '[gallery ', '[gallery]', '[[gallery]]', '[video ', '[embed]', ' ' ],
	...[ '<p>https://', 'https://', '\nhttps://', '\n https://youtu.be/x ' ],
	...[ '\n', '\t', '=', '"', '&', '<div style="background-image:' ],
	...[ 'background-image:', 'url(', '<img src="/a.jpg">', 'ä' ],
];
/** After a prefix that makes the content relevant. */
const long = hostile.flatMap( ( again ) =>
	[ '', '[embed]' ].map( ( before ) => ( {
		before: `<img><p style="background-image:"> youtu\n${ before }`,
		again,
	} ) )
);

const results = runRules( {
	'content images': Object.values( images ).map( ( [ html ] ) => html ),
	'media url': Object.keys( addresses ),
	'video player': Object.keys( players ),
	'content videos': Object.values( videos ).map( ( [ html ] ) => html ),
	'long content': long,
} );

test.each( Object.keys( images ).map( ( name, i ) => [ name, i ] as const ) )(
	'images: %s',
	( name, i ) => {
		expect( results[ 'content images' ][ i ] ).toEqual(
			images[ name ]?.[ 1 ]
		);
	}
);

test( 'addresses become absolute and safe, in the letters that addresses may have', () => {
	expect( results[ 'media url' ] ).toEqual( Object.values( addresses ) );
} );

test( 'addresses of videos lead to their players', () => {
	const found = results[ 'video player' ].map( ( player, i ) => [
		Object.keys( players )[ i ],
		// PHP doesn't distinguish empty lists and maps.
		Array.isArray( player ) ? {} : player,
	] );
	expect( Object.fromEntries( found ) ).toEqual( players );
} );

test.each( Object.keys( videos ).map( ( name, i ) => [ name, i ] as const ) )(
	'videos: %s',
	( name, i ) => {
		expect( results[ 'content videos' ][ i ] ).toEqual(
			videos[ name ]?.[ 1 ]
		);
	}
);

test( 'a million bytes of anything are read in no time', () => {
	// Backtracking at each character takes minutes.
	const slow = long.filter(
		( _case, i ) => ! ( Number( results[ 'long content' ][ i ] ) < 30_000 )
	);
	expect( slow ).toEqual( [] );
} );
