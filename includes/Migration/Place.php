<?php
/**
 * The kinds of pages that a template is for.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** The same variable may mean different things on them. */
final class Place {
	/** A post, page or anything of another type. */
	public const POST = 'post';
	public const TERM = 'term';
	public const AUTHOR = 'author';
	/** The home page that lists the latest posts. */
	public const HOME = 'home';
	public const DATE = 'date';
	/** The archive of a post type. */
	public const TYPE = 'type';
	public const SEARCH = 'search';
	public const NOT_FOUND = 'not_found';

	/** For Translator: a template that says something on posts, and nothing elsewhere. */
	public static function posts(string $template): array {
		return [self::POST => $template];
	}

	/** The same of one about the author of a post, also on pages of authors. */
	public static function authors(string $template): array {
		return [self::POST => $template, self::AUTHOR => $template];
	}
}
