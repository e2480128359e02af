import type { Page } from '@playwright/test';
import type { Site } from '../../support/site';

/** Lengthens each word by 40%, like a language with long compounds; placeholders, tags and template variables stay. */
const LENGTHEN = String.raw`( text ) => text.replace( /<[^>]*>|%[^\s%]*%|%(?:\d+\$)?[sd]|\p{L}{3,}/gu, ( word ) => /^[<%]/.test( word ) ? word : word + word.slice( 0, Math.ceil( word.length * 0.4 ) ).toLowerCase() )`;

const PLUGIN = String.raw`<?php
$lengthen = static fn( $text ) => preg_replace_callback(
	'/<[^>]*>|%[^\s%]*%|%(?:\d+\$)?[sd]|\p{L}{3,}/u',
	static fn( $match ) => preg_match( '/^[<%]/', $match[0] )
		? $match[0]
		: $match[0] . mb_strtolower( mb_substr( $match[0], 0, (int) ceil( mb_strlen( $match[0] ) * 0.4 ) ) ),
	$text
);
foreach ( [ 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ] as $filter ) {
	add_filter( $filter . '_pharos-seo', $lengthen );
}
add_action( 'admin_enqueue_scripts', static function () {
	wp_add_inline_script( 'wp-i18n', <<<'SCRIPT'
		for ( const filter of [ 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ] ) {
			wp.hooks.addFilter( 'i18n.' + filter + '_pharos-seo', 'test/long', LENGTHEN );
		}
	SCRIPT );
} );`;

/**
 * Runs a task while all texts of the plugin are 40% longer.
 *
 * @param site The site of the test.
 * @param work The task.
 */
export async function longTexts(
	site: Site,
	work: () => Promise< void >
): Promise< void > {
	await site.php(
		`file_put_contents( WPMU_PLUGIN_DIR . '/long-texts.php', $args['code'] );`,
		{ code: PLUGIN.replace( 'LENGTHEN', () => LENGTHEN ) }
	);
	try {
		await work();
	} finally {
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/long-texts.php' );` );
	}
}

/**
 * Returns the texts that overflow their box. Texts that end in an ellipsis may, and so may what is only for screen readers.
 *
 * @param page The page.
 */
export const overflowing = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const found: string[] = [];
		const texts = document.createTreeWalker(
			document.querySelector( '.pharos' )!,
			NodeFilter.SHOW_TEXT
		);
		while ( texts.nextNode() ) {
			const text = texts.currentNode;
			let box = text.parentElement;
			while ( box && getComputedStyle( box ).display === 'inline' ) {
				box = box.parentElement;
			}
			if ( ! box?.checkVisibility() || ! text.textContent?.trim() ) {
				continue;
			}
			const { clipPath, textOverflow } = getComputedStyle( box );
			const { left, right, width } = box.getBoundingClientRect();
			if (
				width <= 1 ||
				clipPath !== 'none' ||
				textOverflow === 'ellipsis' ||
				box.closest( 'textarea, svg' )
			) {
				continue;
			}
			const range = document.createRange();
			range.selectNodeContents( text );
			const inner = range.getBoundingClientRect();
			if ( inner.right > right + 1 || inner.left < left - 1 ) {
				found.push( `${ box.className }: ${ text.textContent }` );
			}
		}
		return found;
	} );
