<?php
/**
 * Yoast SEO: its data since version 7, and what older ones have left.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

/** Its tables (`yoast_indexable` …) hold nothing that is not in options and meta rows too. */
final class Source implements SourceInterface {
	private readonly Objects $objects;

	public function __construct() {
		$this->objects = new Objects(Variables::translator());
	}

	public function slug(): string {
		return 'yoast';
	}

	public function name(): string {
		return 'Yoast SEO';
	}

	public function plugins(): array {
		return ['wordpress-seo/wp-seo.php', 'wordpress-seo-premium/wp-seo-premium.php'];
	}

	public function has_data(): bool {
		return (new Options())->are_there() || $this->ids('post')->exist();
	}

	public function settings(): Carried {
		return (new Settings(new Options()))->carried();
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
		return Keys::ids($kind);
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows and in one option.
	}
}
