<?php
/**
 * Reads the data of a plugin that stores titles of posts in the post meta key `_example_old_title`.
 */

declare(strict_types=1);

namespace Pharos_Example;

use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MappedData;
use Pharos\Migration\MetaIds;
use Pharos\Migration\Source;
use WP_Post;
use WP_Term;
use WP_User;

final class Old_Plugin implements Source {
	public function slug(): string {
		return 'example-old';
	}

	public function name(): string {
		return __('Example of an old plugin', 'pharos-example');
	}

	public function plugins(): array {
		return ['example-old/example-old.php'];
	}

	/** Called whenever the screen is shown: one option, no scan of the database. */
	public function has_data(): bool {
		return get_option('example_old_settings') !== false;
	}

	public function settings(): MappedData {
		$settings = (array) get_option('example_old_settings');
		$mapped = new MappedData();
		$mapped->set('separator', (string) ($settings['separator'] ?? ''));
		return $mapped;
	}

	public function post(WP_Post $post): MappedData {
		$mapped = new MappedData();
		$mapped->set('title', (string) get_post_meta($post->ID, '_example_old_title', true));
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		return new MappedData();
	}

	public function author(WP_User $user): MappedData {
		return new MappedData();
	}

	public function ids(string $kind): Ids {
		return $kind === 'post' ? new MetaIds('post', ['_example_old_title']) : new ListIds([]);
	}

	public function preload(string $kind, array $ids): void {}
}
