<?php
/**
 * The home page according to the settings and the page's custom values.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Site;
use Pharos\Page\Context;
use Pharos\Schema\Pages;
use Pharos\Template\PageTexts;

/** Read from the database, without an HTTP request. */
final class Home {
	/** Returns the context; null if the static home page doesn't exist. */
	public static function context(Site $site): ?Context {
		return Pages::named('special-front')?->under($site->settings);
	}

	/** @return array{string, string} Title and description, unescaped. */
	public static function texts(Site $site, Context $home): array {
		$texts = new PageTexts($site->settings, $site->variables);
		return [$texts->title($home), $texts->description($home)];
	}

	/**
	 * Returns a link to edit it: in the settings if the home page shows the latest posts, in the editor of a static one.
	 *
	 * @param string $field The object's field: see Fix::post().
	 */
	public static function fix(Context $home, string $field, string $route, string $setting): Fix {
		$label = __('Edit the home page', 'pharos-seo');
		$post = $home->post();
		return $post
			? Fix::post($label, $post->ID, '', $field)
			: Fix::setting($label, $route, $setting);
	}
}
