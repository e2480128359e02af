<?php
/**
 * Caches which of the site's schemas the static home page overrides.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\ObjectMeta\ObjectMeta;

/**
 * Other pages refer to the site and its organization by URLs of the home page (Ids), unless the home page turns these schemas off or
 * overrides them. They don't load the home page's post: the overrides are cached when they change.
 */
final class HomePage {
	/** After the schemas of a post have changed. */
	public static function post_changed(int $id): void {
		if ($id === (int) get_option('page_on_front')) {
			self::remember();
		}
	}

	/** Updates the cached option. */
	public static function remember(): void {
		$id = (int) get_option('page_on_front');
		$own = $id > 0 ? array_keys(ObjectMeta::at('post', $id)->map('schemas')) : [];
		$known = ['of' => $id, 'schemas' => array_map('strval', $own)];
		if ($own === []) {
			delete_option(Ids::OF_HOME);
		} elseif ($known !== get_option(Ids::OF_HOME)) {
			update_option(Ids::OF_HOME, $known, true);
		}
	}
}
