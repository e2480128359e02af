<?php
/**
 * What other pages have to know about the static home page.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\ObjectSeo\Own;

/**
 * Other pages name the site and its organization after the home page (Ids), unless that switches them off or says something else in
 * their place. They do not load it: what they need is looked up when it changes.
 */
final class HomePage {
	/** After the schemas of a post have changed. */
	public static function post_changed(int $id): void {
		if ($id === (int) get_option('page_on_front')) {
			self::remember();
		}
	}

	/** Looks it up again. */
	public static function remember(): void {
		$id = (int) get_option('page_on_front');
		$own = $id > 0 ? array_keys(Own::at('post', $id)->map('schemas')) : [];
		$known = ['of' => $id, 'schemas' => array_map('strval', $own)];
		if ($own === []) {
			delete_option(Ids::OF_HOME);
		} elseif ($known !== get_option(Ids::OF_HOME)) {
			update_option(Ids::OF_HOME, $known, true);
		}
	}
}
