import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, uploadRequest, uploadTarget } from './fields.ts';

const productForm = z.object({
  id: id.optional(),
  title: z.string().trim().min(1, 'Title is required').max(200),
  price: z.number({ error: 'Valid price required' }).min(0, 'Valid price required').max(99_999),
  category: z.string().trim().min(1, 'Category is required').max(100),
});

export const productsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'The products on sale.',
    input: z.object({}),
    output: z.array(productForm.extend({ id: z.string(), imageUrl: z.string() })),
    planned: true,
  },
  create: {
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    summary: 'Create a product.',
    input: productForm,
    output: z.object({ id: z.string() }),
    planned: true,
  },
  update: {
    method: 'PUT',
    path: '/api/products/{id}',
    access: 'admin',
    summary: 'Change a product.',
    input: productForm.extend({ id }),
    output: z.object({ id: z.string() }),
    planned: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'admin',
    summary: 'Take a product off sale.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    planned: true,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/upload-image/products',
    access: 'admin',
    summary: 'Where to post the cover of a product.',
    input: uploadRequest,
    output: uploadTarget.extend({ imageUrl: z.string() }),
    planned: true,
  },
  uploadFile: {
    method: 'POST',
    path: '/api/upload',
    access: 'admin',
    summary: 'Where to post the file of a product (.pdf, .mp3, .wav, .m4a).',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    planned: true,
  },
});
