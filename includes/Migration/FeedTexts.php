<?php
/**
 * Texts before and after the entries of feeds.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class FeedTexts {
	/** Pharos's variables, by the names in sources. */
	private const VARIABLES = [
		'postlink' => '%post_link%',
		'bloglink' => '%site_link%',
		'blogdesclink' => '%site_link% - %tagline%',
		'sitelink' => '%site_link%',
		'authorlink' => '%author_link%',
		'featuredimage' => '',
		'posttitle' => '%title%',
		'sitetitle' => '%site_name%',
		'blogtitle' => '%site_name%',
		'tagline' => '%tagline%',
		'sitedescription' => '%tagline%',
		'authorname' => '%author_link%',
	];

	/**
	 * Migrates the texts, which replace Pharos's link to the source.
	 *
	 * @param string $pattern Matches a variable; the first group is its name.
	 */
	public static function add_to(
		MappedData $mapped,
		string $before,
		string $after,
		string $pattern,
	): void {
		$mapped->values['addlink_to_source_below_feed_entries'] = false;
		$mapped->values['feed_text_before'] = self::translated($mapped, $before, $pattern);
		$mapped->values['feed_text_after'] = self::translated($mapped, $after, $pattern);
	}

	private static function translated(MappedData $mapped, string $text, string $pattern): string {
		return trim(
			preg_replace_callback(
				$pattern,
				static function (array $found) use ($mapped): string {
					$name = strtr(strtolower($found[1]), ['_' => '']);
					if (!isset(self::VARIABLES[$name])) {
						$mapped->lose('variable', $found[0], 'feed_text');
					}
					return self::VARIABLES[$name] ?? $found[0];
				},
				$text,
			) ?? '',
		);
	}
}
