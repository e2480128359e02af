<?php
/**
 * The home page as the settings and the page itself make it.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Site;
use Pharos\Head\Context;
use Pharos\Head\Texts;
use Pharos\Schema\Pages;

/** Known from the database: nobody asks for it. */
final class Home {
	/** Null where the page that should be it is not there. */
	public static function of(Site $site): ?Context {
		return Pages::named('special-front')?->under($site->settings);
	}

	/** @return array{string, string} Title and description, plain. */
	public static function texts(Site $site, Context $home): array {
		$texts = new Texts($site->settings, $site->variables);
		return [$texts->title($home), $texts->description($home)];
	}

	/**
	 * Where something of it is changed: in the settings of a home page with the latest posts, in the editor of another one.
	 *
	 * @param string $field Of the object: see Fix::post().
	 */
	public static function fix(Context $home, string $field, string $route, string $setting): Fix {
		$label = __('Edit the home page', 'pharos-seo');
		$post = $home->post();
		return $post
			? Fix::post($label, $post->ID, '', $field)
			: Fix::setting($label, $route, $setting);
	}
}
