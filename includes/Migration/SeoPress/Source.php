<?php
/**
 * SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\AllIds;
use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

final class Source implements SourceInterface {
	private readonly Options $options;
	private readonly Objects $objects;

	public function __construct() {
		$this->options = new Options();
		$this->objects = new Objects($this->options);
	}

	public function slug(): string {
		return 'seopress';
	}

	public function name(): string {
		return 'SEOPress';
	}

	public function plugins(): array {
		return ['wp-seopress/seopress.php', 'wp-seopress-pro/seopress-pro.php'];
	}

	public function has_data(): bool {
		return $this->options->are_there() || $this->rows('post')->exist();
	}

	public function settings(): Carried {
		return (new Settings($this->options))->carried();
	}

	public function post(WP_Post $post): Carried {
		return $this->objects->post($post);
	}

	public function term(WP_Term $term): Carried {
		return $this->objects->term($term);
	}

	/** It knows nothing about single authors. */
	public function author(WP_User $user): Carried {
		return new Carried();
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds($this->rows('post'), new ListIds(Objects::pages())),
			'term' => $this->rows('term'),
			default => new ListIds([]),
		};
	}

	/** @param 'post'|'term' $kind */
	private function rows(string $kind): MetaIds {
		return new MetaIds($kind, Objects::keys(), Objects::NOTHING);
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows.
	}
}
