import { __, sprintf } from '@wordpress/i18n';
import type { Finding, Severity } from './lint';

/**
 * Returns a finding as a sentence.
 *
 * @param finding A finding from lint().
 */
export function describeFinding( finding: Finding ): string {
	switch ( finding.code ) {
		case 'not_a_rule':
			return __(
				'Crawlers can’t parse this line: a rule has a name, a colon and a value.',
				'pharos-seo'
			);
		case 'unknown':
			return unknown( finding );
		case 'no_group':
			return __(
				'Crawlers ignore this rule because no User-agent line comes before it.',
				'pharos-seo'
			);
		case 'no_agent':
			return __(
				'The name of the crawler is missing. Enter * for all crawlers.',
				'pharos-seo'
			);
		case 'path':
			return __( 'A path must start with / or *.', 'pharos-seo' );
		case 'blocks_all':
			return __(
				'This blocks all crawlers from the whole site.',
				'pharos-seo'
			);
		case 'sitemap_url':
			return __(
				'A sitemap needs its full URL, starting with https://.',
				'pharos-seo'
			);
		case 'no_sitemap':
			return __( 'No sitemap is listed.', 'pharos-seo' );
		case 'too_large':
			return __(
				'The text is larger than 500 KB. Crawlers ignore the rest.',
				'pharos-seo'
			);
	}
}

function unknown( { name = '', suggestion }: Finding ): string {
	// Shortened because pasted lines can be long.
	const short = name.length > 40 ? `${ name.slice( 0, 40 ) }…` : name;
	return suggestion
		? sprintf(
				/* translators: 1: what was typed. 2: a directive of robots.txt such as Disallow. */
				__(
					'Crawlers don’t support “%1$s”. Did you mean %2$s?',
					'pharos-seo'
				),
				short,
				suggestion
			)
		: sprintf(
				/* translators: %s: what was typed. */
				__( 'Crawlers don’t support “%s”.', 'pharos-seo' ),
				short
			);
}

/**
 * Returns the label of a severity.
 *
 * @param severity The severity of a finding from lint().
 */
export function nameSeverity( severity: Severity ): string {
	switch ( severity ) {
		case 'error':
			return __( 'Error', 'pharos-seo' );
		case 'warning':
			return __( 'Warning', 'pharos-seo' );
		case 'info':
			return __( 'Note', 'pharos-seo' );
	}
}
