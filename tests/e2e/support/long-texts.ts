import type { Page } from '@playwright/test';
import type { Site } from '../../support/site';

/** Lengthens each word by 40%, like a language with long compounds; placeholders, tags and template variables stay. */
const LENGTHEN = String.raw`( text ) => text.replace(
	/<[^>]*>|%[^\s%]*%|%(?:\d+\$)?[sd]|\p{L}{3,}/gu,
	( word ) => /^[<%]/.test( word ) ? word : word + word.slice( 0, Math.ceil( word.length * 0.4 ) ).toLowerCase()
)`;

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
 * Returns the texts that overflow their box.
 *
 * @param page The page.
 */
export const overflowing = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const found: string[] = [];
		for ( const element of document.querySelectorAll< HTMLElement >(
			'.pharos *'
		) ) {
			const hasText = [ ...element.childNodes ].some(
				( node ) =>
					node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
			);
			let box: HTMLElement | null = element;
			while ( box && getComputedStyle( box ).display === 'inline' ) {
				box = box.parentElement;
			}
			if ( ! hasText || ! box?.checkVisibility() ) {
				continue;
			}
			const range = document.createRange();
			range.selectNodeContents( element );
			const text = range.getBoundingClientRect();
			const { left, right, width } = box.getBoundingClientRect();
			const isHidden =
				width <= 1 || getComputedStyle( box ).clipPath !== 'none';
			if (
				! isHidden &&
				( text.right > right + 1 || text.left < left - 1 )
			) {
				found.push(
					`${ box.tagName } ${ box.className }: ${ element.textContent }`
				);
			}
		}
		return found;
	} );
