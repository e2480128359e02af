<?php
/**
 * What plugins for redirects have in common, as sources.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\Source;
use WP_Post;
use WP_Term;
use WP_User;

/** They have no settings of Pharos, and nothing of posts, terms or authors. */
abstract class OnlyRedirects implements Source, HasRedirects {
	/** See slug(), name() and plugins(). */
	protected const SLUG = '';
	protected const NAME = '';
	protected const PLUGINS = [];

	public function slug(): string {
		return static::SLUG;
	}

	public function name(): string {
		return static::NAME;
	}

	public function plugins(): array {
		return static::PLUGINS;
	}

	public function has_data(): bool {
		return $this->redirects()->count() > 0;
	}

	public function settings(): MappedData {
		return new MappedData();
	}

	public function post(WP_Post $post): MappedData {
		return new MappedData();
	}

	public function term(WP_Term $term): MappedData {
		return new MappedData();
	}

	public function author(WP_User $user): MappedData {
		return new MappedData();
	}

	public function ids(string $kind): Ids {
		return new ListIds([]);
	}

	public function preload(string $kind, array $ids): void {}
}
