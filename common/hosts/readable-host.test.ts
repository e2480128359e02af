import { domainToASCII } from 'node:url';
import { readableHost } from './readable-host';

test.each( [
	'bücher.example',
	'www.münchen.de',
	'例え.テスト',
	'مثال.إختبار',
	'пример.испытание',
	'παράδειγμα.δοκιμή',
	'faß.de',
	'💩.la',
	'plain-name.example',
] )( '%s is readable', ( host ) => {
	const ascii = domainToASCII( host );
	expect( readableHost( ascii ) ).toBe( host );
	expect( readableHost( `https://${ ascii }:8080/a.xn--b?c` ) ).toBe(
		`https://${ host }:8080/a.xn--b?c`
	);
} );

test.each( [
	'',
	'xn--',
	'xn--*.de',
	'xn--99999999.de',
	'https://',
	'/xn--bcher-kva/',
] )( '%p stays or is text', ( text ) => {
	expect( typeof readableHost( text ) ).toBe( 'string' );
} );
