<?php
/**
 * The REST namespace.
 */

declare(strict_types=1);

namespace Pharos\Rest;

final class Routes {
	public const V1 = 'pharos/v1';
}
