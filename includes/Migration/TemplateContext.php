<?php
/**
 * The types of pages that a template is for.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** The meaning of a variable can depend on the type of page. */
final class TemplateContext {
	/** A post, page or post of any other type. */
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
}
