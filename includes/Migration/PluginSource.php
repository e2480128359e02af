<?php
/**
 * Base class of the sources in this plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

/** Its names are constants, and a reader provides the data of objects. */
abstract class PluginSource implements Source {
	/** See slug(), name() and plugins(). */
	protected const SLUG = '';
	protected const NAME = '';
	protected const PLUGINS = [];

	public function __construct(private readonly ObjectReader $objects) {}

	public function slug(): string {
		return static::SLUG;
	}

	public function name(): string {
		return static::NAME;
	}

	public function plugins(): array {
		return static::PLUGINS;
	}

	public function post(WP_Post $post): MappedData {
		return $this->objects->post($post);
	}

	public function term(WP_Term $term): MappedData {
		return $this->objects->term($term);
	}

	public function author(WP_User $user): MappedData {
		return $this->objects->author($user);
	}

	public function preload(string $kind, array $ids): void {
		$this->objects->preload($kind, $ids);
	}
}
