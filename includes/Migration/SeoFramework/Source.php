<?php
/**
 * The SEO Framework, and what the Genesis theme has left to it.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

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
		return 'tsf';
	}

	public function name(): string {
		return 'The SEO Framework';
	}

	public function plugins(): array {
		return ['autodescription/autodescription.php'];
	}

	public function has_data(): bool {
		return $this->options->are_there() || self::posts()->exist();
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

	public function author(WP_User $user): Carried {
		return $this->objects->author($user);
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(self::posts(), new ListIds($this->pages())),
			'term' => new MetaIds('term', [Objects::TERM_KEY]),
			default => new MetaIds('user', [Objects::USER_KEY]),
		};
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows.
	}

	private static function posts(): MetaIds {
		return new MetaIds('post', Objects::post_keys(), Objects::NOTHING);
	}

	/** @return list<int> Pages that its settings speak of. */
	private function pages(): array {
		return $this->options->are_there() && get_option('show_on_front') === 'page'
			? array_values(
				array_filter(
					array_map('intval', [
						get_option('page_on_front'),
						get_option('page_for_posts'),
					]),
				),
			)
			: [];
	}
}
