<?php
/**
 * What a web server does for some URLs.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** A comparison, and what follows if it matches. In a notation of its own: each format writes it in that of its server. */
final class ServerStep {
	/** What is compared: the decoded path below the home URL, without trailing slash. */
	public const PATH = 'path';

	/** That, a space, and the URL as it was sent, which has no space. */
	public const URL = 'url';

	/** The decoded path as it was requested, with or without trailing slash, and the other form: patterns are tried with both. */
	public const FORMS = ['first', 'second'];

	/** The same as they were sent; empty if characters are encoded that needn't be. */
	public const RAW_FORMS = ['raw', 'raw_second'];

	/** All of them. They are empty for URLs that are left to WordPress. */
	public const ALL = [self::PATH, self::URL, ...self::FORMS, ...self::RAW_FORMS];

	/**
	 * @param string      $subject  One of ALL.
	 * @param string      $test     A regular expression, or the text itself after "=".
	 * @param string|null $location Where to redirect: `$1` to `$9` stand for groups, `$?` and `$&` for the visitor's query string with that
	 *                              character before it; all other characters can be in a URL. '' without target. Null: WordPress answers,
	 *                              not a later step.
	 * @param string      $query    A regular expression of the query string as well; '' for any.
	 * @param string      $note     What a reader of the file should know.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $test,
		public readonly ?string $location,
		public readonly string $query = '',
		public readonly string $note = '',
	) {}
}
